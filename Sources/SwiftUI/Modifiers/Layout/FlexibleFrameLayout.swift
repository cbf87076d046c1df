import HangaGeometry
import HangaLayout
import HangaRuntime

/// A box whose lengths are bounded.
///
/// - Proposes: the proposal, or the ideal length where it names none, kept between the bounds; to
///   place, the box's own size.
/// - Reports: the proposal between the bounds, and the child's length where a bound is missing
///   (facts/layout.md §5).
nonisolated public struct FlexibleFrameLayout: UnaryLayout, Equatable {
  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment
  package var complaint: String? {
    (horizontal.refused ?? vertical.refused).map(LengthComplaint.leftOut)
  }

  /// The bounds of one axis, put in order.
  struct Bounds: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?
    let refused: CGFloat?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      func defined(_ value: CGFloat?) -> CGFloat? {
        guard let value, !value.isNaN else { return nil }
        return max(value, 0)
      }
      let low = defined(minimum).flatMap { $0.isFinite ? $0 : nil }
      let middle = defined(ideal).map { max($0, low ?? 0) }
      refused = LengthComplaint.bounds(minimum, ideal, maximum)
      self.minimum = low
      self.ideal = middle
      self.maximum = defined(maximum).map { max($0, max(middle ?? 0, low ?? 0)) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum ?? 0), maximum ?? .infinity) }

    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// The box's length if it does not depend on the child.
    func fixedLength(_ proposal: CGFloat?) -> CGFloat? {
      if let proposal {
        return minimum != nil && maximum != nil ? clamp(proposal) : nil
      }
      return ideal
    }

    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      if let fixed = fixedLength(proposal) { return fixed }
      let offer = offer(proposal)
      switch (minimum, maximum) {
      case (.some, .some): return clamp(child)
      case (nil, let maximum?): return min(max(offer ?? -.infinity, child), maximum)
      case (let minimum?, nil): return max(min(offer ?? .infinity, child), minimum)
      case (nil, nil): return child
      }
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    if let width = horizontal.fixedLength(proposal.width),
      let height = vertical.fixedLength(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child.sizeThatFits(offer(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    func length(_ bounds: Bounds, _ proposal: CGFloat?, _ own: CGFloat) -> CGFloat? {
      // A length that no bound decided is the child's own ideal, and stays it.
      if bounds.isEmpty { return proposal }
      let isOpen = own > bounds.minimum ?? 0 && own < bounds.maximum ?? .infinity
      return proposal == nil && bounds.ideal == nil && isOpen ? nil : own
    }
    let offer = ProposedViewSize(
      width: length(horizontal, proposal.width, size.width),
      height: length(vertical, proposal.height, size.height))
    return (FramePlacement.origin(of: child, offer, alignment, in: size), offer)
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    func words(_ bounds: Bounds, _ name: String) -> String? {
      let all = [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)]
      let stated = all.compactMap { kind, length in
        length.map { "\(kind) \(LayoutNumber.text($0))" }
      }
      return stated.isEmpty ? nil : "\(name) \(stated.joined(separator: ", "))"
    }
    let both = [words(horizontal, "width"), words(vertical, "height")].compactMap { $0 }
    report.add(
      "frame", both.joined(separator: "; ") + "; the child is offered what the box came to")
    report.add("alignment", LayoutNumber.name(alignment))
  }

  package var hidesStandardGuides: Bool { true }

  package func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing {
    FramePlacement.spacing(
      of: child, resetsWidth: !horizontal.isEmpty, resetsHeight: !vertical.isEmpty)
  }
  package var listedName: String? { ".frame" }
}

extension View {
  /// Puts the view into a box with bounds for its lengths, in points; `nil` sets no bound.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameLayout(
        horizontal: .init(minWidth, idealWidth, maxWidth),
        vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
