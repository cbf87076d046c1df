import SwiftUI

/// A list of books under a large title, in the first tab; each leads to a screen of its own.
struct ShelfScreen: View {
  @State private var path: [Book]
  let books: [Book]

  init(books: [Book] = Book.samples, path: [Book] = []) {
    self.books = books
    _path = State(initialValue: path)
  }

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        ShelfList(books: books)
      }
      .tabItem { Label("本棚", systemImage: "books.vertical") }
      Text("Nothing marked yet")
        .tabItem { Label("Marked", systemImage: "bookmark") }
    }
  }
}

private struct ShelfList: View {
  let books: [Book]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(books) { book in
          NavigationLink(value: book) { BookRow(book: book) }
            .buttonStyle(.plain)
          Divider()
            .padding(.leading, 76)
        }
      }
    }
    .navigationTitle("本棚 Shelf")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    .navigationDestination(for: Book.self) { BookScreen(book: $0) }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 16) {
      Cover(book: book)
        .frame(width: 44, height: 60)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
        Text("\(book.author) · \(String(book.year))")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundColor(Color(white: 0.75))
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .contentShape(Rectangle())
  }
}

struct Cover: View {
  let book: Book

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(Color(hue: book.hue, saturation: 0.55, brightness: 0.8))
  }
}
