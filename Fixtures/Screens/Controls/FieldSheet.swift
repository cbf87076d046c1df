import SwiftUI

/// Where people write.
struct FieldSheet: View {
  @State private var empty = ""
  @State private var name = "Ada Lovelace"
  @State private var long = "A text that runs over several lines, since there is more to say."
  @State private var amount = 1234.5

  var body: some View {
    ControlSheet(title: "Fields") {
      Family("Plain") {
        TextField("Placeholder", text: $empty)
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
      }
      Family("With a border") {
        TextField("Placeholder", text: $empty).textFieldStyle(.roundedBorder)
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
        TextField("Disabled", text: $name).textFieldStyle(.roundedBorder).disabled(true)
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
          .textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)
        TextField(
          "Prompt", text: $empty, prompt: Text("A prompt of its own").foregroundStyle(.orange)
        )
        .textFieldStyle(.roundedBorder)
      }
      Family("Several lines") {
        TextField("Notes", text: $long, axis: .vertical).lineLimit(2...4)
          .textFieldStyle(.roundedBorder)
        TextEditor(text: $long).frame(height: 80)
          .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
      }
      Family("In a capsule of its own") {
        HStack {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          TextField("Search", text: $empty)
          Image(systemName: "mic.fill").foregroundStyle(.secondary)
        }
        .padding(8)
        .background(.quaternary, in: .capsule)
      }
    }
  }
}
