import SwiftUI

/// A library in columns: shelves, books, and what is in a book.
struct LibraryColumns: View {
  @State private var shelf: String? = "Travel"
  @State private var book: String?
  var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      List(selection: $shelf) {
        Section("Shelves") {
          ForEach(["Travel", "Cooking", "History"], id: \.self) {
            Label($0, systemImage: "books.vertical")
          }
        }
      }
      .navigationTitle("Library")
      .navigationSplitViewColumnWidth(240)
    } content: {
      List(["By Train", "On Foot", "Across the Lake"], id: \.self, selection: $book) {
        Text($0).badge(3)
      }
      .navigationTitle(shelf ?? "Books")
    } detail: {
      if let book {
        ScrollView { Text("The first chapter of “\(book)”.").padding() }.navigationTitle(book)
      } else {
        ContentUnavailableView(
          "No Book", systemImage: "book", description: Text("Choose one to read."))
      }
    }
  }
}
