import HangaGeometry
import HangaLayout
import HangaRuntime

/// A box of fixed width, height or both around the child.
///
/// - Proposes: the fixed length where there is one, else the proposal.
/// - Reports: the fixed length where there is one, else the child's.
nonisolated public struct FrameLayout: UnaryLayout, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  private let refused: CGFloat?
  package var complaint: String? { refused.map(LengthComplaint.leftOut) }

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.usable(width)
    self.height = Self.usable(height)
    self.alignment = alignment
    refused = LengthComplaint.frame(width, height)
  }

  /// Negative, infinite and undefined lengths count as none (facts/layout.md §5).
  private static func usable(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return length
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offer = offer(proposal)
    return (FramePlacement.origin(of: child, offer, alignment, in: size), offer)
  }

  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {
    let lengths = [("width", width), ("height", height)].compactMap { name, length in
      length.map { "\(name) \(LayoutNumber.text($0))" }
    }
    report.add("frame", "fixed " + lengths.joined(separator: ", "))
    report.add("alignment", LayoutNumber.name(alignment))
  }

  package var hidesStandardGuides: Bool { true }

  package func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing {
    FramePlacement.spacing(of: child, resetsWidth: width != nil, resetsHeight: height != nil)
  }
}

enum FramePlacement {
  /// The child's line on the box's own line.
  static func origin(
    of child: LayoutElement, _ offer: ProposedViewSize, _ alignment: Alignment, in size: CGSize
  ) -> CGPoint {
    let own = child.sizeThatFits(offer)
    func place(_ key: AlignmentKey) -> CGFloat {
      boxLine(key, in: size) - child.line(key, in: own, proposal: offer)
    }
    return CGPoint(x: place(alignment.horizontal.key), y: place(alignment.vertical.key))
  }

  /// The box's own line, which nothing in it states.
  private static func boxLine(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    if let fraction = key.lineFraction { return size[key.axis] * fraction }
    return ViewDimensions(element: nil, size: size, proposal: ProposedViewSize(size))[key]
  }

  /// A framed axis no longer ends at a text (facts/layout.md §3.3).
  static func spacing(of child: LayoutElement, resetsWidth: Bool, resetsHeight: Bool) -> ViewSpacing
  {
    var spacing = child.spacing
    if resetsWidth { spacing.resetHorizontal() }
    if resetsHeight { spacing.resetVertical() }
    return spacing
  }
}

extension View {
  /// Puts the view into a box of the given size in points; `nil` keeps the view's own length.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame that sets nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    modifier(FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
