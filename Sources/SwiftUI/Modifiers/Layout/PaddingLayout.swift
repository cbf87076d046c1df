import HangaGeometry
import HangaLayout
import HangaRuntime

/// Insets the child and grows by the same amount.
///
/// - Proposes: the proposal less the insets, never below zero.
/// - Reports: the child's size plus the insets.
nonisolated public struct PaddingLayout: UnaryLayout, Equatable, Animatable {
  /// In points; negative ones let the child reach out.
  public var insets: EdgeInsets
  public var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  private let refused: CGFloat?
  package var complaint: String? { refused.map(LengthComplaint.zeroed) }

  init(_ insets: EdgeInsets) {
    self.insets = insets.finite
    let sum = insets.top + insets.leading + insets.bottom + insets.trailing
    refused = sum.isFinite ? nil : sum
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    report.add("padding", LayoutNumber.text(insets) + "; offered that much less")
  }

  /// Padded edges no longer touch the text they surround.
  package func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing {
    var spacing = child.spacing
    let plain = ViewSpacing()
    if insets.top != 0 { spacing.top = plain.top }
    if insets.bottom != 0 { spacing.bottom = plain.bottom }
    if insets.leading != 0 { spacing.left = plain.left }
    if insets.trailing != 0 { spacing.right = plain.right }
    return spacing
  }
}

extension EdgeInsets {
  /// Insets that are not numbers count as zero.
  var finite: EdgeInsets {
    func defined(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: defined(top), leading: defined(leading), bottom: defined(bottom),
      trailing: defined(trailing))
  }
}

extension View {
  /// Adds space on each edge by the given insets, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingLayout(insets))
  }

  /// Adds `length` points on the given edges; `nil` is the default of 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingLayout(EdgeInsets(length ?? LayoutConstants.defaultPadding, edges: edges)))
  }

  /// Adds `length` points on every edge.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingLayout(EdgeInsets(length, edges: .all)))
  }
}
