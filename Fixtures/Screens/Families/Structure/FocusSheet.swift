import SwiftUI

/// Focus at rest: the field that the state names has the caret.
struct FocusSheet: View {
  private enum Field: Hashable { case name, place }

  @FocusState private var field: Field?
  @FocusState private var isOn: Bool
  @State private var name = "Ada"
  @State private var place = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Focus").font(.title2.bold())
      Sample("The case .place is set when the view appears") {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Place", text: $place).focused($field, equals: .place)
      }
      Sample("A flag of its own stays off") {
        TextField("Other", text: .constant("")).focused($isOn)
      }
      Text("place \(field == .place ? "yes" : "no") · name \(field == .name ? "yes" : "no")")
      Text("flag \(isOn ? "yes" : "no")")
    }
    .textFieldStyle(.roundedBorder)
    .padding(16)
    .frame(maxHeight: .infinity, alignment: .top)
    .onAppear { field = .place }
  }
}
