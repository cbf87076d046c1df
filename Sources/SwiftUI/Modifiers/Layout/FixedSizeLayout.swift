import HangaGeometry
import HangaLayout
import HangaRuntime

/// Gives the child its ideal length in the chosen axes.
///
/// - Proposes: `nil` in the fixed axes, the proposal in the others.
/// - Reports: the child's size.
nonisolated public struct FixedSizeLayout: UnaryLayout, Equatable {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize { child.sizeThatFits(offer(proposal)) }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    let own = child.sizeThatFits(offer)
    return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), offer)
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    let axes = horizontal && vertical ? "both axes" : horizontal ? "its width" : "its height"
    report.add("fixed size", "offered no length in \(axes), so it takes its ideal")
  }
}

extension View {
  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives the view its ideal length in the chosen axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
