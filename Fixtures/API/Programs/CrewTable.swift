import SwiftUI

/// Somebody on board.
struct CrewMember: Identifiable {
  let id: Int
  let name: String
  let post: String
  let years: Int

  static let all = [
    CrewMember(id: 1, name: "Ada Brandt", post: "Captain", years: 21),
    CrewMember(id: 2, name: "Joao Reis", post: "Engineer", years: 9),
    CrewMember(id: 3, name: "宮本 遥", post: "Navigator", years: 12),
  ]
}

/// A ship's crew as a table.
struct CrewTable: View {
  @State private var chosen: CrewMember.ID?
  @State private var order = [KeyPathComparator(\CrewMember.name)]

  var body: some View {
    NavigationStack {
      Table(CrewMember.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Post", value: \.post)
        TableColumn("Years", value: \.years) { Text("\($0.years)") }.width(90)
      }
      .navigationTitle("Crew")
    }
  }
}
