import Foundation
import HangaRuntime

/// What a tap on the tab that shows already does: its stack goes back to the first screen, or else
/// its scroll view to the top (facts/controls.md §3.3).
enum TabReturn {
  static func run(in tab: LayoutNode) {
    if let stack = stack(in: tab), stack.popToRoot() { return }
    guard let scroll = scrollView(in: tab) else { return }
    scroll.scroll(to: CGPoint(x: scroll.contentOffset.x, y: 0), isAnimated: true)
  }

  private static func stack(in element: LayoutNode) -> (any StackRoot)? {
    if let stack = element.owner as? any StackRoot { return stack }
    return element.layoutChildren.firstResult { stack(in: $0) }
  }

  /// The first scroll view that scrolls up and down.
  private static func scrollView(in element: LayoutNode) -> ScrollElement? {
    if let scroll = element as? ScrollElement, scroll.axes.contains(.vertical) { return scroll }
    return element.layoutChildren.firstResult { scrollView(in: $0) }
  }
}
