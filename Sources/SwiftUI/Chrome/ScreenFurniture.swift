import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What the system draws over every screen: the status bar and the home indicator.
nonisolated package struct ScreenFurniture: View {
  /// The status bar's height in points; zero where there is none.
  let statusBar: CGFloat
  let hasHomeIndicator: Bool

  package init(statusBar: CGFloat, hasHomeIndicator: Bool) {
    (self.statusBar, self.hasHomeIndicator) = (statusBar, hasHomeIndicator)
  }

  package var body: some View {
    FurnitureLayout(statusBar: statusBar) {
      StatusBar(height: statusBar)
      HomeIndicator(isShown: hasHomeIndicator)
    }
  }
}

/// The status bar at the top, the home indicator at the bottom.
nonisolated struct FurnitureLayout: Layout {
  let statusBar: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let top = ProposedViewSize(width: bounds.width, height: statusBar)
    subviews.first?.place(at: bounds.origin, proposal: top)
    let y = bounds.maxY - StatusBarMetrics.indicatorBottom
    subviews.last?.place(
      at: CGPoint(x: bounds.midX, y: y), anchor: .bottom, proposal: ProposedViewSize(bounds.size))
  }
}

/// The line at the bottom of screens without a home button.
nonisolated struct HomeIndicator: LeafView, Equatable {
  let isShown: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    guard isShown, let width = proposal.width else { return .zero }
    let isWide = width >= StatusBarMetrics.wideWidth
    return CGSize(
      width: isWide ? StatusBarMetrics.wideIndicatorWidth : StatusBarMetrics.indicatorWidth,
      height: StatusBarMetrics.indicatorHeight)
  }

  func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool { false }

  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    guard isShown, !context.environment.hidesHomeIndicator else { return [] }
    let color = Color.primary.resolvedColor(in: context.environment)
    let radius = CGSize(width: frame.height / 2, height: frame.height / 2)
    return [
      .fill(.roundedRectangle(frame, cornerSize: radius, .circular), .color(color), FillRule())
    ]
  }
}

extension ScreenFurniture: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}

extension HomeIndicator: DumpListed {
  package static var listing: DumpListing { .whole }
}
