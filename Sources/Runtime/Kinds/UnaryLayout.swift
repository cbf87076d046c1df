import Foundation
import HangaGeometry
import HangaLayout

/// What a one-child layout is told.
package struct UnaryContext {
  /// The element being laid out, for what depends on its place.
  package unowned(unsafe) let element: LayoutNode
  package var environment: EnvironmentValues { element.environment }
  package var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }
}

/// A modifier that changes the size or place of one child.
nonisolated package protocol UnaryLayout: PrimitiveModifier {
  /// - Reports: the size for `proposal`, having asked `child` what it needs.
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement, in context: UnaryContext)
    -> CGSize
  /// Where the child's top-left corner goes in a box of `size`, from left to right, and what it is
  /// proposed.
  func place(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize)
  func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing
  /// A line this modifier states itself; `nil` to pass on the child's.
  func explicitAlignment(_ key: AlignmentKey, of child: ViewDimensions) -> CGFloat?
  var statesGuides: Bool { get }
  /// Whether the child's lines move with its place; offsets that are only drawn keep them.
  var shiftsGuides: Bool { get }
  /// Whether the child's leading, center, trailing, top and bottom lines end here, as they do at a
  /// frame (facts/layout.md §6).
  var hidesStandardGuides: Bool { get }
  /// Whether the size never depends on the modifier's own numbers: a change only places anew.
  var keepsSize: Bool { get }
  /// Whether the placement depends on where the element is on screen.
  var dependsOnPlace: Bool { get }
  /// Why the child is where it is, for somebody who asks; nothing if it is where the box begins.
  func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport)
  /// What of the modifier's numbers makes no sense and is left out, to warn of once.
  var complaint: String? { get }
}

extension UnaryLayout {
  package func spacing(of child: LayoutElement, in context: UnaryContext) -> ViewSpacing {
    child.spacing
  }
  package func explicitAlignment(_ key: AlignmentKey, of child: ViewDimensions) -> CGFloat? { nil }
  package var statesGuides: Bool { false }
  package var shiftsGuides: Bool { true }
  package var hidesStandardGuides: Bool { false }
  package var keepsSize: Bool { false }
  package var dependsOnPlace: Bool { false }
  package var complaint: String? { nil }
  package func explain(
    _ child: LayoutElement, in size: CGSize, proposal: ProposedViewSize, context: UnaryContext,
    report: inout PlacementReport
  ) {}

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    UnaryLayoutNode(view, in: inputs)
  }
}

final class UnaryLayoutNode<Content: View, M: UnaryLayout>: TypedNode<ModifiedContent<Content, M>> {
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<UnaryElement<M>>()

  override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    if environmentChanged || !ViewComparison.areEqual(old.modifier, view.modifier) {
      wrappers.forEach { wrapper in
        wrapper.modifier = view.modifier
        if view.modifier.keepsSize && !environmentChanged {
          wrapper.invalidatePlacement()
        } else {
          wrapper.invalidateLayout()
        }
      }
    }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      UnaryElement(owner: self, child: $0, modifier: view.modifier)
    }
  }
}

final class UnaryElement<M: UnaryLayout>: WrapperNode {
  var modifier: M {
    didSet {
      dependsOnPlace = modifier.dependsOnPlace
      complain()
    }
  }
  /// Asked at each placement, which should not copy the modifier for it.
  private var dependsOnPlace: Bool

  init(owner: ViewNode, child: LayoutNode, modifier: M) {
    self.modifier = modifier
    dependsOnPlace = modifier.dependsOnPlace
    super.init(owner: owner, child: child)
    complain()
  }

  private func complain() {
    guard let complaint = modifier.complaint else { return }
    let name = modifier.listedName ?? TypeNames.short(of: M.self)
    let place = owner.enclosingUserView.map { " in \($0.typeName)" } ?? ""
    graph.warn("\(name)\(place): \(complaint)")
  }

  private var context: UnaryContext { UnaryContext(element: self) }
  override var movesContents: Bool { modifier.keepsSize }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: child, in: context)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(child) }

  override func placeChildren() {
    let (origin, offer) = place(size, proposal)
    child.place(at: origin, proposal: offer, in: self)
  }

  override var placesAlways: Bool { dependsOnPlace }

  private func place(_ size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
    var (origin, offer) = modifier.place(child, in: size, proposal: proposal, context: context)
    if isRightToLeft { origin.x = size.width - origin.x - child.sizeThatFits(offer).width }
    return (origin, offer)
  }

  override func makeSpacing() -> ViewSpacing { modifier.spacing(of: child, in: context) }
  override func makeExplicitGuides() -> ExplicitGuides {
    modifier.statesGuides ? child.explicitGuides.union(.others) : child.explicitGuides
  }

  override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    let (origin, offer) = modifier.place(
      child, in: dimensions.size, proposal: dimensions.proposal, context: context)
    let inner = child.dimensions(in: offer)
    if let own = modifier.explicitAlignment(key, of: inner) { return own }
    if modifier.hidesStandardGuides && key.isStandard { return nil }
    guard let value = inner[explicit: key] else { return nil }
    return modifier.shiftsGuides ? value + origin[key.axis] : value
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    modifier.explain(child, in: size, proposal: proposal, context: context, report: &report)
    return report
  }

  override var dumpName: String? { modifier.listedName }
}
