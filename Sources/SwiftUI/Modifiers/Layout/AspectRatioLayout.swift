import HangaGeometry
import HangaLayout
import HangaRuntime

/// Whether a view is scaled to lie inside its bounds or to cover them.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Offers the child a box of a fixed ratio of width to height.
///
/// - Proposes: the largest such box inside the proposal, or the smallest around it; an unspecified
///   proposal as it is.
/// - Reports: the child's size for that box.
nonisolated public struct AspectRatioLayout: UnaryLayout, Equatable {
  /// Width by height; `nil` keeps the child's own.
  let ratio: CGFloat?
  let contentMode: ContentMode

  private func offer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var box = CGSize(width: ratio ?? 1, height: 1)
    if ratio == nil { box = child.sizeThatFits(.unspecified) }
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return proposal
    }
    let across = proposal.width.map { $0 / box.width }
    let down = proposal.height.map { $0 / box.height }
    let scale: CGFloat
    switch (across, down) {
    case (let across?, let down?):
      scale = contentMode == .fit ? min(across, down) : max(across, down)
    case (let only?, nil), (nil, let only?): scale = only
    case (nil, nil): return proposal
    }
    return ProposedViewSize(width: box.width * scale, height: box.height * scale)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize { child.sizeThatFits(offer(proposal, child)) }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal, child)
    let own = child.sizeThatFits(offer)
    return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), offer)
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    let kept = ratio.map { LayoutNumber.text($0) } ?? "the view's own ratio"
    let mode = contentMode == .fit ? "the largest box inside" : "the smallest box around"
    report.add("aspect ratio", "\(kept), \(mode) the proposal is offered")
    report.add("alignment", "center")
  }
}

extension View {
  /// Keeps the ratio of width to height; `nil` keeps the view's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return modifier(AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }
  /// Keeps the ratio of `aspectRatio`'s width to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales the view to lie inside its bounds, keeping its ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to cover its bounds, keeping its ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
