import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaMotion

/// What a leaf is told when it is sized or drawn.
package struct LeafContext {
  /// The leaf's element; it outlives the context, which is only passed down.
  package unowned(unsafe) let element: AnyLeafElement
  /// The surroundings, where they are not the element's own.
  private var replacement: EnvironmentValues?
  package var environment: EnvironmentValues { replacement ?? element.environment }
  package var graph: ViewGraph { element.graph }
  /// The direction of the nearest stack, or `nil`.
  package let stackAxis: Axis?
  /// What the leaf was last placed with.
  package var proposal: ProposedViewSize { element.proposal }
  package var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }
  package var services: GraphServices { graph.services }

  package init(element: AnyLeafElement, stackAxis: Axis?) {
    (self.element, self.stackAxis) = (element, stackAxis)
  }

  /// What `make` gives, remembered until the leaf or its surroundings change. A leaf remembers one
  /// thing.
  package func memo<Value: AnyObject>(_ make: () -> Value) -> Value {
    guard replacement == nil else { return make() }
    if let known = element.memo as? Value { return known }
    let value = make()
    element.memo = value
    return value
  }

  /// This context with other surroundings, for what a leaf shows inside itself.
  package func with(_ environment: EnvironmentValues) -> LeafContext {
    var copy = self
    copy.replacement = environment
    return copy
  }
}

/// A view without views inside that sizes and draws itself.
nonisolated package protocol LeafView: PrimitiveView {
  /// - Reports: the leaf's size for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize
  /// What to draw in `frame`, whose edges lie on whole pixels. What has no colour is drawn as well,
  /// since a colour may be on its way to or from it; recording leaves it out.
  func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem]
  /// Whether touches at `point`, in the leaf's own space, reach it.
  func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool
  func spacing(in context: LeafContext) -> ViewSpacing
  func explicitAlignment(
    _ key: AlignmentKey, for dimensions: ViewDimensions, in context: LeafContext
  )
    -> CGFloat?
  func explicitGuides(in context: LeafContext) -> ExplicitGuides
  func layoutPriority(in context: LeafContext) -> Double
  func dumpText(in context: LeafContext) -> String?
  /// Whether there was no room for all of the text the leaf has, or `nil` if it has none.
  func isTextCut(in context: LeafContext) -> Bool?
  /// Says why the leaf has the size it was placed with.
  func explainSize(_ report: inout PlacementReport, in context: LeafContext)
  /// What dumps call the leaf, or `nil` for the type's name.
  var dumpName: String? { get }
  /// Whether a value of this type may answer other sizes than `other`.
  func hasOtherLayout(than other: Self) -> Bool
}

extension LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Where it draws, by its frame.
  package func isTouched(at point: CGPoint, size: CGSize, in context: LeafContext) -> Bool {
    let frame = CGRect(origin: .zero, size: size)
    return frame.contains(point) && draw(in: frame, context: context).contains(where: \.isVisible)
  }
  package func spacing(in context: LeafContext) -> ViewSpacing { ViewSpacing() }
  package func explicitAlignment(
    _ key: AlignmentKey, for dimensions: ViewDimensions, in context: LeafContext
  ) -> CGFloat? { nil }
  package func explicitGuides(in context: LeafContext) -> ExplicitGuides { .none }
  package func layoutPriority(in context: LeafContext) -> Double { 0 }
  package func dumpText(in context: LeafContext) -> String? { nil }
  package func isTextCut(in context: LeafContext) -> Bool? { nil }
  package func explainSize(_ report: inout PlacementReport, in context: LeafContext) {}
  package var dumpName: String? { nil }
  package func hasOtherLayout(than other: Self) -> Bool { !ViewComparison.areSame(self, other) }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    LeafNode(view, in: inputs)
  }
}

final class LeafNode<V: LeafView>: TypedNode<V> {
  private lazy var element = LeafElement(self)

  override func didUpdate(from old: V, environmentChanged: Bool) {
    // What is the same needs no new drawing either.
    if !environmentChanged && ViewComparison.areSame(old, view) { return }
    let before = shownItems(of: old)
    element.forgetContent()
    noteMotion(from: old, before)
    if environmentChanged || view.hasOtherLayout(than: old) { element.invalidateLayout() }
  }

  /// What the old value draws at the leaf's own origin, if it may have to give way to the new one.
  private func shownItems(of old: V) -> [DisplayItem]? {
    guard let frame = element.committed, let environment = previousEnvironment,
      element.colorMotion != nil || animatingTransaction != nil
    else { return nil }
    return old.draw(
      in: CGRect(origin: .zero, size: frame.size), context: element.context.with(environment))
  }

  private func noteMotion(from old: V, _ before: [DisplayItem]?) {
    AttributeMotion.note(&element.motion, from: old, to: view, in: self)
    guard let before, let frame = element.committed else { return }
    let transaction = animatingTransaction
    guard transaction != nil || element.colorMotion != nil else { return }
    // Where the leaf lies does not matter.
    let place = CGRect(origin: .zero, size: frame.size)
    let after = view.draw(in: place, context: element.context)
    if let transaction { noteContent(from: before, to: after, transaction) }
    let (from, to) = (ItemColors.colors(of: before), ItemColors.colors(of: after))
    guard from != to, from.count == to.count else { return }
    let motion = element.colorMotion ?? ColorMotion(from, name: typeName)
    element.colorMotion = motion
    motion.retarget(to: to, transaction, graph)
    graph.motion.add(motion)
  }

  /// Has letters and pictures that change give way as the surroundings ask.
  private func noteContent(
    from before: [DisplayItem], to after: [DisplayItem], _ transaction: Transaction
  ) {
    let wanted = environment[ContentChangeKey.self]
    guard wanted != .none, ItemColors.haveOtherContent(before, after) else { return }
    let change = wanted.resolved(from: previousEnvironment?[ContentChangeKey.self] ?? .none)
    let shown = element.contentMotion?.present(before, at: .zero, graph.clock.time) ?? before
    let motion = element.contentMotion ?? ContentMotion(name: typeName)
    element.contentMotion = motion
    motion.begin(from: shown, change, transaction, graph)
    graph.motion.add(motion)
  }

  override func makeElements() -> [LayoutNode] { [element] }
}

/// The element of a leaf of any type.
open class AnyLeafElement: LayoutNode {
  /// See `LeafContext.memo`.
  final var memo: AnyObject?

  /// An element of `owner`, which outlives it.
  public override init(owner: ViewNode) { super.init(owner: owner) }

  /// Has the leaf's size and drawing worked out anew: something they depend on has changed that is
  /// neither its value nor its surroundings.
  package func contentDidAge() {}
}

final class LeafElement<V: LeafView>: AnyLeafElement {
  /// The node, which holds this element; checked in debug builds.
  #if DEBUG
    private unowned(safe) let node: LeafNode<V>
  #else
    private unowned(unsafe) let node: LeafNode<V>
  #endif
  private var stackAxis: Axis?

  init(_ node: LeafNode<V>) {
    self.node = node
    super.init(owner: node)
  }

  /// What few leaves ever have.
  private var movement: LeafMovement?
  /// What was drawn last, and where; leaves outside of what shows have never drawn.
  private var drawn: DrawnLeaf?

  fileprivate var motion: AttributeMotion? {
    get { movement?.attributes }
    set { if newValue != nil || movement != nil { moving.attributes = newValue } }
  }
  fileprivate var colorMotion: ColorMotion? {
    get { movement?.color }
    set { if newValue != nil || movement != nil { moving.color = newValue } }
  }
  fileprivate var contentMotion: ContentMotion? {
    get { movement?.content }
    set { if newValue != nil || movement != nil { moving.content = newValue } }
  }

  private var moving: LeafMovement {
    if let movement { return movement }
    let made = LeafMovement()
    movement = made
    return made
  }

  /// Drops what was worked out from the old value.
  fileprivate func forgetContent() {
    memo = nil
    drawn = nil
  }

  override func contentDidAge() {
    forgetContent()
    invalidateLayout()
  }

  fileprivate var context: LeafContext {
    LeafContext(element: self, stackAxis: stackAxis)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    node.view.sizeThatFits(proposal, in: context)
  }
  override func makeSpacing() -> ViewSpacing { node.view.spacing(in: context) }
  override func makeExplicitGuides() -> ExplicitGuides { node.view.explicitGuides(in: context) }
  override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    node.view.explicitAlignment(key, for: dimensions, in: context)
  }
  override var layoutPriority: Double { node.view.layoutPriority(in: context) }
  override var dumpName: String? { node.view.dumpName ?? super.dumpName }
  override var dumpText: String? { node.view.dumpText(in: context) }
  override var isTextCut: Bool? { node.view.isTextCut(in: context) }
  override func sizeReport() -> PlacementReport {
    var report = PlacementReport()
    node.view.explainSize(&report, in: context)
    return report
  }
  override func adopt(stackAxis: Axis?) {
    if self.stackAxis != stackAxis {
      self.stackAxis = stackAxis
      drawn = nil
      // Every new leaf comes by here; walking up from each would cost the square of the depth.
      if hasAnswered { invalidateLayout() }
    }
  }
  override func hit(at point: CGPoint) -> LayoutNode? {
    node.view.isTouched(at: point, size: size, in: context) ? self : nil
  }
  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    guard let time = recorder.time, isMoving(at: time) else {
      return recorder.add(items(in: frame))
    }
    drawn = nil
    graph.leafWillDraw()
    let shown = motion?.present(node.view, at: time) ?? node.view
    var items = shown.draw(in: frame, context: context)
    items = colorMotion?.present(items, at: time) ?? items
    recorder.add(contentMotion?.present(items, at: frame.origin, time) ?? items)
  }

  private func isMoving(at time: Double) -> Bool {
    motion?.isFinished(at: time) == false || colorMotion?.isFinished(at: time) == false
      || contentMotion?.isFinished(at: time) == false
  }

  /// What the leaf draws at rest; drawn anew only if the leaf has changed or moved.
  private func items(in frame: CGRect) -> [DisplayItem] {
    if let drawn, drawn.frame == frame, drawn.proposal == proposal { return drawn.items }
    graph.leafWillDraw()
    let items = node.view.draw(in: frame, context: context)
    if !environment[DrawsByPlaceKey.self] { drawn = DrawnLeaf(frame, proposal, items) }
    return items
  }
}

/// The ways on which a leaf's numbers, colours and contents are; kept aside, because leaves are many.
private final class LeafMovement {
  var attributes: AttributeMotion?
  var color: ColorMotion?
  var content: ContentMotion?
}

/// What a leaf has drawn.
private final class DrawnLeaf {
  let frame: CGRect
  let proposal: ProposedViewSize
  let items: [DisplayItem]

  init(_ frame: CGRect, _ proposal: ProposedViewSize, _ items: [DisplayItem]) {
    (self.frame, self.proposal, self.items) = (frame, proposal, items)
  }
}

/// Whether what leaves inside draw depends on where others lie, so that it is made on every frame.
package enum DrawsByPlaceKey: EnvironmentKey {
  package static let defaultValue = false
}
