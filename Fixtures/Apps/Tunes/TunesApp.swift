import SwiftUI

@main
struct TunesApp: App {
  @State private var player = Player()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(player)
    }
  }
}

struct RootView: View {
  enum Page: Hashable { case library, discover, search }

  @Environment(Player.self) private var player
  @State private var page = Page.library
  @State private var isExpanded = false

  var body: some View {
    TabView(selection: $page) {
      LibraryView()
        .safeAreaInset(edge: .bottom) { miniPlayer }
        .tabItem { Label("Library", systemImage: "square.stack.fill") }
        .tag(Page.library)
      DiscoverView()
        .safeAreaInset(edge: .bottom) { miniPlayer }
        .tabItem { Label("Discover", systemImage: "sparkles") }
        .badge(3)
        .tag(Page.discover)
      Text("Nothing found")
        .foregroundStyle(.secondary)
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(Page.search)
    }
    .tint(.pink)
    .fullScreenCover(isPresented: $isExpanded) { NowPlayingView() }
  }

  @ViewBuilder private var miniPlayer: some View {
    if let track = player.current {
      MiniPlayer(track: track)
        .onTapGesture { isExpanded = true }
    }
  }
}

#Preview("Root") {
  RootView().environment(Player())
}
