import SwiftUI

/// Every state of the screen that needs no touch to be reached.
public enum SwipeIndicatorStates {
  @MainActor public static var all: [(name: String, view: AnyView)] {
    let feeds = Feed.samples
    var states: [(name: String, view: AnyView)] = []
    for feed in feeds {
      let screen = FeedScreen(feeds: feeds, current: feed.id)
      states.append((name: "tab-\(feed.id)", view: AnyView(screen)))
    }
    let positions: [(name: String, value: CGFloat)] = [
      ("quarter", 0.25), ("half", 0.5), ("three-quarters", 0.75),
    ]
    for position in positions {
      let screen = FeedScreen(feeds: feeds, current: 1, position: 1 + position.value)
      states.append((name: "between-1-2-\(position.name)", view: AnyView(screen)))
    }
    states.append((name: "one-tab", view: AnyView(FeedScreen(feeds: [feeds[0]]))))
    states.append((name: "two-tabs", view: AnyView(FeedScreen(feeds: [feeds[0], feeds[1]]))))
    return states
  }
}
