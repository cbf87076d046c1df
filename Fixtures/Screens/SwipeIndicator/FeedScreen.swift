import SwiftUI

/// Tabs over pages; the bar under the tabs follows the finger while a page is swiped.
struct FeedScreen: View {
  let feeds: [Feed]
  @State private var current: Feed.ID
  /// Where the bar is, counted in tabs: 1.5 is half-way between the second tab and the third.
  @State private var position: CGFloat

  init(feeds: [Feed], current: Feed.ID = 0, position: CGFloat? = nil) {
    self.feeds = feeds
    _current = State(initialValue: current)
    _position = State(initialValue: position ?? CGFloat(current))
  }

  var body: some View {
    GeometryReader { screen in
      VStack(spacing: 0) {
        FeedTabBar(feeds: feeds, current: $current, position: position)
          .frame(height: 48)
        TabView(selection: $current) {
          ForEach(feeds) { feed in
            FeedPage(feed: feed)
              .tag(feed.id)
              .overlay {
                PageTracker { minX in
                  follow(feed, at: minX, on: screen)
                }
              }
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .animation(.easeInOut, value: current)
      }
    }
    .ignoresSafeArea(edges: .bottom)
  }

  /// Only the page in front moves the bar, and the bar never leaves the row of tabs.
  private func follow(_ feed: Feed, at minX: CGFloat, on screen: GeometryProxy) {
    guard feed.id == current, screen.size.width > 0 else { return }
    let travelled = (screen.safeAreaInsets.leading - minX) / screen.size.width
    let last = CGFloat(feeds.count - 1)
    position = min(max(CGFloat(current) + travelled, 0), last)
  }
}

/// Invisible; tells where its page's leading edge is on the screen whenever it moves.
private struct PageTracker: View {
  let onMove: (CGFloat) -> Void

  var body: some View {
    GeometryReader { page in
      Color.clear
        .onChange(of: page.frame(in: .global)) { frame in
          onMove(frame.minX)
        }
    }
  }
}

private struct FeedPage: View {
  let feed: Feed

  var body: some View {
    ZStack {
      feed.colour.opacity(0.25)
      VStack(spacing: 8) {
        Text(feed.title)
          .font(.largeTitle.bold())
        Text(feed.note)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
