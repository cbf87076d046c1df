import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Puts a second view at one edge and takes its place out of the safe area of the first.
///
/// - Proposes: to the inset view the full length of the edge; to the content the whole proposal,
///   less the inset view where the content does not reach under it.
/// - Reports: the content's size plus the inset view's.
nonisolated public struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  /// Points between the two; `nil` asks the pair.
  let spacing: CGFloat?
  let inset: Inset

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    SafeAreaInsetNode(view, in: inputs)
  }
}

final class SafeAreaInsetNode<Content: View, Inset: View>:
  TypedNode<ModifiedContent<Content, SafeAreaInsetModifier<Inset>>>
{
  private var content: TypedNode<Content>!
  private var inset: TypedNode<Inset>!
  private var element: SafeAreaInsetElement!

  override init(
    _ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    content = Content._makeNode(view.content, in: childInputs.with(implicitLayout: .overlay))
    inset = Inset._makeNode(view.modifier.inset, in: childInputs.with(implicitLayout: .overlay))
    element = SafeAreaInsetElement(owner: self)
    configure()
  }

  private func configure() {
    element.edge = view.modifier.edge
    element.alignment = view.modifier.alignment
    element.gap = view.modifier.spacing
    element.setContents(content.elements, inset.elements)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>, environmentChanged: Bool
  ) {
    content.update(view.content, environment)
    inset.update(view.modifier.inset, environment)
    configure()
  }

  override var children: [ViewNode] { [content, inset] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element.setContents(content.elements, inset.elements) }
  override func makeElements() -> [LayoutNode] { [element] }
}

final class SafeAreaInsetElement: LayoutNode {
  var edge = Edge.bottom
  var alignment = Alignment.center
  var gap: CGFloat?
  private var contents: [LayoutNode] = []
  private var insets: [LayoutNode] = []
  private var covered = CGFloat.zero

  override var dumpName: String? { ".safeAreaInset" }

  func setContents(_ contents: [LayoutNode], _ insets: [LayoutNode]) {
    self.contents = contents
    self.insets = insets
    for node in contents + insets { node.attach(to: self) }
    invalidateLayout()
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    guard let bar = insets.first else { return 0 }
    let offer = ProposedViewSize(proposal[axis], along: axis, by: proposal[axis.other])
    var length = bar.sizeThatFits(offer)[axis]
    if let gap {
      length += gap
    } else if let content = contents.first {
      let isBefore = edge == .top || edge == .leading
      let (first, second) = isBefore ? (bar, content) : (content, bar)
      length += first.spacing.distance(to: second.spacing, along: axis)
    }
    return length
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let length = LayoutNumber.text(taken(proposal))
    let isBar = insets.contains { $0 === child }
    report.add(
      "safe area",
      isBar
        ? "the inset at the \(edge) edge, \(LayoutNumber.name(alignment))"
        : "offered \(length) less, which the inset and its distance take at the \(edge) edge")
    return report
  }

  private func contentOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    if let length = proposal[axis] { offer[axis] = max(length - taken(proposal), 0) }
    return offer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = contents.first else { return .zero }
    var size = content.sizeThatFits(contentOffer(proposal))
    size[axis] += taken(proposal)
    return size
  }

  /// What the inset view leaves of this element, which may itself reach out of the safe area.
  private var freeRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    let isMirrored = isRightToLeft
    switch edge {
    case .top:
      rect.origin.y += covered
      rect.size.height -= covered
    case .bottom: rect.size.height -= covered
    case .leading:
      if !isMirrored { rect.origin.x += covered }
      rect.size.width -= covered
    case .trailing:
      if isMirrored { rect.origin.x += covered }
      rect.size.width -= covered
    }
    return rect
  }

  override var safeArea: SafeArea? {
    var outer = CGRect(origin: .zero, size: size)
    if let area = inheritedSafeArea {
      outer = area.insets(touching: outer, reach: .all, pixel: environment.pixelLength).grow(outer)
    }
    let safe = inheritedSafeArea.map { freeRect.intersection($0.container) } ?? freeRect
    return SafeArea(outer: outer, container: safe)
  }

  override var placesAlways: Bool { true }

  override func placeChildren() {
    covered = taken(ProposedViewSize(size))
    let rect = freeRect
    for content in contents {
      let offer = ProposedViewSize(rect.size)
      let own = content.sizeThatFits(offer)
      let origin = CGPoint(x: rect.midX - own.width / 2, y: rect.midY - own.height / 2)
      content.place(at: origin, proposal: offer, in: self)
    }
    for bar in insets { place(bar) }
  }

  private func place(_ bar: LayoutNode) {
    let offer = ProposedViewSize(size)
    let dimensions = bar.dimensions(in: offer)
    let box = ViewDimensions(element: nil, size: size, proposal: offer)
    let (own, target) = (dimensions.point(of: alignment), box.point(of: alignment))
    var origin = CGPoint(x: target.x - own.x, y: target.y - own.y)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - dimensions.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - dimensions.width
    }
    if isRightToLeft { origin.x = size.width - origin.x - dimensions.width }
    bar.place(at: origin, proposal: offer, in: self)
  }

  override var layoutChildren: [LayoutNode] { contents + insets }
}

extension View {
  /// Puts `content` at the top or bottom edge; this view keeps clear of it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// Puts `content` at the leading or trailing edge; this view keeps clear of it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// The same as a bar: what is scrolled fades below it in the look of iOS 26.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content() }
  }

  /// The same at the leading or trailing edge.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content() }
  }

  /// Takes `length` points out of the safe area on the given edges; `nil` is the default of 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    let length = length ?? LayoutConstants.defaultPadding
    return safeAreaPadding(EdgeInsets(length, edges: edges))
  }
  /// Makes the safe area `length` points smaller on every side.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
  /// Makes the safe area smaller by `insets`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    self
      .safeAreaInset(edge: .top, spacing: 0) { EdgeFiller(width: nil, height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { EdgeFiller(width: nil, height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { EdgeFiller(width: insets.leading, height: nil) }
      .safeAreaInset(edge: .trailing, spacing: 0) {
        EdgeFiller(width: insets.trailing, height: nil)
      }
  }
}

/// Nothing, with a length.
nonisolated struct EdgeFiller: View {
  let width: CGFloat?
  let height: CGFloat?
  var body: some View { Color.clear.frame(width: width, height: height) }
}

extension EdgeFiller: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
