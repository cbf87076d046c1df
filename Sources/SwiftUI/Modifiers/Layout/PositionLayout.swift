import HangaGeometry
import HangaLayout
import HangaRuntime

/// Takes the whole proposal and centres the child on a point of it.
///
/// - Proposes: the proposal.
/// - Reports: the proposal, and the child's length where it names none.
nonisolated public struct PositionLayout: UnaryLayout, Equatable, Animatable {
  /// Where the child's middle goes, in points.
  public var position: CGPoint
  public var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = child.sizeThatFits(proposal)
    return (CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal)
  }

  package func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing {
    ViewSpacing()
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    report.add("position", "its middle is put at \(LayoutNumber.text(position))")
  }
}

extension View {
  /// Puts the view's centre at `position`, in points of the parent's space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionLayout(position: position))
  }
  /// Puts the view's middle at a point of the space it is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionLayout(position: CGPoint(x: x, y: y)))
  }
}
