import SwiftUI

/// Controls in the bars around a screen.
struct BarScreen: View {
  @State private var isOn = true
  @State private var choice = 1
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List(0..<6, id: \.self) { Text("Row \($0 + 1)").badge($0) }
        .navigationTitle("Bars")
        .searchable(text: $words)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}
            Menu("More", systemImage: "ellipsis.circle") { Button("One") {} }
          }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Spacer()
            Picker("Sort", selection: $choice) {
              Text("Name").tag(1)
              Text("Date").tag(2)
            }
            .pickerStyle(.segmented).fixedSize()
            Spacer()
            Toggle("Favourite", systemImage: "heart", isOn: $isOn)
          }
        }
    }
  }
}
