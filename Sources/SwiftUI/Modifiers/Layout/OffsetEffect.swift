import HangaGeometry
import HangaLayout
import HangaRuntime

/// Draws the child away from its place, which stays reserved.
///
/// - Proposes: the proposal.
/// - Reports: the child's size.
nonisolated public struct OffsetEffect: UnaryLayout, Equatable, Animatable {
  /// In points; x runs from the leading edge.
  public var offset: CGSize
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize { child.sizeThatFits(proposal) }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    func defined(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return (CGPoint(x: defined(offset.width), y: defined(offset.height)), proposal)
  }

  package var shiftsGuides: Bool { false }
  package var keepsSize: Bool { true }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    report.add(
      "offset",
      "drawn \(LayoutNumber.text(offset.width)), \(LayoutNumber.text(offset.height)) away; "
        + "the layout keeps its place")
  }
}

extension View {
  /// Draws the view `offset` points away; x runs from the leading edge.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }
  /// Draws the view so many points away; x runs from the leading edge.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
