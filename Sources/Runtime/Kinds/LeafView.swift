import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

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

  init(element: AnyLeafElement, stackAxis: Axis?) {
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
  /// What to draw in `frame`, whose edges lie on whole pixels.
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
    return frame.contains(point) && !draw(in: frame, context: context).isEmpty
  }
  package func spacing(in context: LeafContext) -> ViewSpacing { ViewSpacing() }
  package func explicitAlignment(
    _ key: AlignmentKey, for dimensions: ViewDimensions, in context: LeafContext
  ) -> CGFloat? { nil }
  package func explicitGuides(in context: LeafContext) -> ExplicitGuides { .none }
  package func layoutPriority(in context: LeafContext) -> Double { 0 }
  package func dumpText(in context: LeafContext) -> String? { nil }
  package func isTextCut(in context: LeafContext) -> Bool? { nil }
  package var dumpName: String? { nil }
  package func hasOtherLayout(than other: Self) -> Bool { true }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    LeafNode(view, in: inputs)
  }
}

final class LeafNode<V: LeafView>: TypedNode<V> {
  private lazy var element = LeafElement(self)

  override func didUpdate(from old: V, environmentChanged: Bool) {
    noteMotion(from: old)
    element.memo = nil
    if environmentChanged || view.hasOtherLayout(than: old) { element.invalidateLayout() }
  }

  private func noteMotion(from old: V) {
    AttributeMotion.note(&element.motion, from: old, to: view, in: self)
    guard let frame = element.committed, let before = previousEnvironment else { return }
    let transaction = animatingTransaction
    guard transaction != nil || element.colorMotion != nil else { return }
    // Only colours are compared: where the leaf lies does not matter.
    let place = CGRect(origin: .zero, size: frame.size)
    let context = element.context
    let (oldItems, newItems) = (
      old.draw(in: place, context: context.with(before)), view.draw(in: place, context: context)
    )
    let (from, to) = (ItemColors.colors(of: oldItems), ItemColors.colors(of: newItems))
    guard from != to, from.count == to.count else { return }
    let motion = element.colorMotion ?? ColorMotion(from, name: typeName)
    element.colorMotion = motion
    motion.retarget(to: to, transaction, graph)
    graph.motion.add(motion)
  }

  override func makeElements() -> [LayoutNode] { [element] }
}

/// The element of a leaf of any type.
package class AnyLeafElement: LayoutNode {
  /// See `LeafContext.memo`.
  final var memo: AnyObject?

  override init(owner: ViewNode) { super.init(owner: owner) }
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

  fileprivate var motion: AttributeMotion?
  fileprivate var colorMotion: ColorMotion?

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
  override func adopt(stackAxis: Axis?) {
    if self.stackAxis != stackAxis {
      self.stackAxis = stackAxis
      invalidateLayout()
    }
  }
  override func hit(at point: CGPoint) -> LayoutNode? {
    node.view.isTouched(at: point, size: size, in: context) ? self : nil
  }
  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    guard let time = recorder.time, motion != nil || colorMotion != nil else {
      recorder.add(node.view.draw(in: frame, context: context))
      return
    }
    let shown = motion?.present(node.view, at: time) ?? node.view
    let items = shown.draw(in: frame, context: context)
    recorder.add(colorMotion?.present(items, at: time) ?? items)
  }
}
