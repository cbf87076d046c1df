import SwiftUI

/// A list that is searched, with scopes, and a note with a bar above the keyboard.
struct PlantSearch: View {
  private enum Kind: String, CaseIterable {
    case all = "すべて"
    case fruit = "くだもの"
    case leaf = "葉もの"
  }

  @State private var query = ""
  @State private var kind = Kind.all
  @State private var note = ""
  @FocusState private var isNoting: Bool

  private let plants: [(name: String, kind: Kind)] = [
    ("いちご", .fruit), ("かぼす", .fruit), ("キャベツ", .leaf), ("しそ", .leaf), ("ぶどう", .fruit),
    ("ほうれんそう", .leaf), ("みかん", .fruit), ("レタス", .leaf),
  ]

  private var shown: [String] {
    plants.filter { kind == .all || $0.kind == kind }.map(\.name)
      .filter { query.isEmpty || $0.contains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("メモ", text: $note)
            .focused($isNoting)
        }
        Section("\(shown.count)種類") {
          ForEach(shown, id: \.self) { Text($0) }
        }
      }
      .navigationTitle("畑")
      .searchable(text: $query, prompt: "野菜とくだもの")
      .searchScopes($kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("今日") { note += "今日" }
          Spacer()
          Button("完了") { isNoting = false }
        }
      }
    }
  }
}
