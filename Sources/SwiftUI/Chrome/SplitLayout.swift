import Foundation
import HangaLayout
import HangaRuntime

/// Where a view stands among a split view's columns.
nonisolated enum SplitPlace: Sendable { case sidebar, sidebarEnd, content, contentEnd, detail }

nonisolated enum SplitPlaceKey: LayoutValueKey {
  static let defaultValue = SplitPlace.detail
}

extension View {
  nonisolated func splitPlace(_ place: SplitPlace) -> some View {
    layoutValue(key: SplitPlaceKey.self, value: place)
  }
}

/// Columns from the leading edge, the detail in what is left or below all of them.
///
/// - Proposes: to each column its width.
/// - Reports: the proposal.
nonisolated struct SplitLayout: Layout {
  /// Of the sidebar and of the column in the middle.
  let widths: [CGFloat]
  /// Whether the columns lie over the detail.
  let isOver: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = subviews.map { $0[SplitPlaceKey.self] }
    let sidebar = places.contains(.sidebar) ? min(widths[0], bounds.width) : 0
    let rest = bounds.width - sidebar
    let content = places.contains(.content) ? min(widths[1], rest) : 0
    for (view, place) in zip(subviews, places) {
      let (x, width): (CGFloat, CGFloat?) =
        switch place {
        case .sidebar: (0, sidebar)
        case .sidebarEnd: (sidebar, nil)
        case .content: (sidebar, content)
        case .contentEnd: (sidebar + content, nil)
        case .detail: isOver ? (0, bounds.width) : (sidebar + content, rest - content)
        }
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
