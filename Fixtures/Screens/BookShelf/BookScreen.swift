import SwiftUI

/// One book under a small title, with a way on to its notes.
struct BookScreen: View {
  let book: Book
  @State private var showsNotes = false

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Cover(book: book)
          .frame(width: 180, height: 250)
          .shadow(radius: 8, y: 4)
          .padding(.top, 24)
        Text(book.title)
          .font(.title.bold())
        Text(book.author)
          .foregroundColor(.secondary)
        Button("Notes") { showsNotes = true }
      }
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
    .navigationDestination(isPresented: $showsNotes) { NotesScreen() }
  }
}

private struct NotesScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      Color.yellow.opacity(0.2)
        .ignoresSafeArea()
      Button("Done") { dismiss() }
    }
    .navigationTitle("Notes")
    .navigationBarTitleDisplayMode(.large)
  }
}
