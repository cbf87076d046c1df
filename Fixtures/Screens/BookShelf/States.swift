import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum BookShelfStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    let books = Book.samples
    return [
      (name: "shelf", view: AnyView(ShelfScreen())),
      (name: "book", view: AnyView(ShelfScreen(path: [books[2]]))),
      (name: "three-books", view: AnyView(ShelfScreen(books: Array(books.prefix(3))))),
      (name: "empty", view: AnyView(ShelfScreen(books: []))),
    ]
  }
}
