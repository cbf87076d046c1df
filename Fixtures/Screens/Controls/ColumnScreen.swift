import SwiftUI

/// Three columns where there is room.
struct ColumnScreen: View {
  @State private var folder: String? = "Inbox"
  @State private var letter: Int? = 2

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List(["Inbox", "Sent", "Drafts"], id: \.self, selection: $folder) {
        Label($0, systemImage: "tray")
      }
      .navigationTitle("Folders")
      .navigationSplitViewColumnWidth(220)
    } content: {
      List(1..<7, id: \.self, selection: $letter) { number in
        VStack(alignment: .leading) {
          Text("Letter \(number)").font(.headline)
          Text("The first words of it").foregroundStyle(.secondary)
        }
      }
      .navigationTitle(folder ?? "")
    } detail: {
      Text("Letter \(letter ?? 0)")
        .navigationTitle("Letter")
        .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

/// The same by the older view: columns on wide screens, a stack on narrow ones.
struct OldColumnScreen: View {
  var body: some View {
    NavigationView {
      List(1..<7, id: \.self) { number in
        NavigationLink("Chapter \(number)") { Text("Words of chapter \(number)") }
      }
      .navigationTitle("Book")
      Text("Choose a chapter").foregroundStyle(.secondary)
    }
  }
}
