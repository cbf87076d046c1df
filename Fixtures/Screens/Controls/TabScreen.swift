import SwiftUI

/// Tabs by values, with marks, a section and a search.
struct TabScreen: View {
  enum Place: Hashable { case home, news, kept, search }
  @State private var place = Place.home

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) {
        NavigationStack {
          List(1..<5, id: \.self) { Text("Row \($0)") }
            .navigationTitle("Home")
            .toolbarBackground(
              LinearGradient(colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing),
              for: .navigationBar
            )
            .toolbarBackground(.visible, for: .navigationBar)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar(id: "home") {
              ToolbarItem(id: "add", placement: .primaryAction) {
                Button("Add", systemImage: "plus") {}.tint(.white)
              }
            }
        }
      }
      .badge(3)
      TabSection("Reading") {
        Tab("News", systemImage: "newspaper", value: .news) { Text("News") }.badge("New")
        Tab("Kept", systemImage: "archivebox", value: .kept) { Text("Kept") }
      }
      Tab(value: .search, role: .search) { Text("Search") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// A sheet that is as large as what it shows where there is room.
struct SizedSheetScreen: View {
  @State private var isShown = true

  var body: some View {
    List(1..<20, id: \.self) { Text("Row \($0)") }
      .sheet(isPresented: $isShown) {
        VStack(spacing: 16) {
          Image(systemName: "checkmark.seal.fill").font(.largeTitle).foregroundStyle(.green)
          Text("All done").font(.headline)
          Button("Close") {}.buttonStyle(.borderedProminent)
        }
        .padding(40)
        .presentationSizing(.fitted)
        .presentationDetents([.medium])
      }
  }
}
