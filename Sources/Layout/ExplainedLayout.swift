import Foundation
import HangaGeometry

/// A layout that can say why a child is where it is.
nonisolated package protocol ExplainedLayout: Layout {
  func explain(
    _ index: Int, in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews,
    report: inout PlacementReport)
}
