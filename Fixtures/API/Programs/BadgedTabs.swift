import SwiftUI

/// Tabs with marks, in a bar of the app's own colours.
struct BadgedTabs: View {
  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") {
        List(0..<12) { Text("Letter \($0)").badge($0) }
      }
      .badge(12)
      TabSection("Folders") {
        Tab("News", systemImage: "newspaper") { Text("News") }.badge("New")
        Tab("Kept", systemImage: "archivebox") { Text("Kept") }
      }
      Tab(role: .search) { ContentUnavailableView.search(text: "hats") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
