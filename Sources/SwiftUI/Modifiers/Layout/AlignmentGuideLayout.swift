import HangaGeometry
import HangaLayout
import HangaRuntime

/// States where one alignment line of the view lies.
///
/// - Proposes: the proposal.
/// - Reports: the child's size.
nonisolated public struct AlignmentGuideLayout: UnaryLayout {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize { child.sizeThatFits(proposal) }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  package var statesGuides: Bool { true }

  package func explicitAlignment(_ key: AlignmentKey, of child: ViewDimensions) -> CGFloat? {
    guard key == self.key else { return nil }
    return Reentry.untracked { computeValue(child) }
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    report.add("alignment guide", "states \(LayoutNumber.name(key)) of its own for the container")
  }
}

extension View {
  /// Sets where the line `g` lies, in points from the view's leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue))
  }
  /// Sets where the line `g` lies, in points from the view's top.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue))
  }
}
