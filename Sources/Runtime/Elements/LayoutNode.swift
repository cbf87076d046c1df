import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// A retained element: something with a size and a place, made by a view node.
open class LayoutNode: LayoutElement {
  /// The node that made this element, which outlives it; checked in debug builds.
  #if DEBUG
    package unowned(safe) let owner: ViewNode
  #else
    package unowned(unsafe) let owner: ViewNode
  #endif

  /// An element of `owner`, which outlives it.
  public init(owner: ViewNode) {
    self.owner = owner
    super.init()
    counter = owner.graph.counter
  }

  package final var environment: EnvironmentValues { owner.environment }
  package final var graph: ViewGraph { owner.graph }
  open override var isRightToLeft: Bool { owner.isRightToLeft }
  package final var parentNode: LayoutNode? { parent as? LayoutNode }

  /// Where the element was put last, or `nil` before it was shown first.
  package final var committed: CommittedFrame?
  /// The element's corner in the scene when it was committed, not rounded.
  package final var committedPlace = CGPoint.zero
  /// What only few elements ever have.
  private final var movement: ElementMovement?

  /// The element's way to its place, once an animation has carried it.
  package final var frameMotion: FrameMotion? {
    get { movement?.frame }
    set { if newValue != nil || movement != nil { moving.frame = newValue } }
  }
  /// What is still seen of views taken out of this element, oldest first.
  package final var leaving: [LayoutNode] {
    get { movement?.leaving ?? [] }
    set { if !newValue.isEmpty || movement != nil { moving.leaving = newValue } }
  }
  /// The element's opacity while it comes or goes.
  package final var presence: PresenceMotion? {
    get { movement?.presence }
    set { if newValue != nil || movement != nil { moving.presence = newValue } }
  }

  private final var moving: ElementMovement {
    if let movement { return movement }
    let made = ElementMovement()
    movement = made
    return made
  }

  // MARK: Overridden by kinds

  /// Whether what is leaving is drawn over what stays, as an overlay is.
  open var drawsLeavingLast: Bool { false }

  /// Whether the places of the elements inside are stepped tick by tick, as a scroll view's are,
  /// so that no animation may delay them.
  open var stepsContents: Bool { false }

  /// Whether what is inside moves with the element as a whole, even what has just come: as in a
  /// geometry group, a scroll view, a list's row.
  open var movesAsOne: Bool { stepsContents }

  /// Whether the element moves its contents as an effect does: what is inside has its place in there,
  /// and does not move of its own accord when the effect does.
  open var movesContents: Bool { false }

  /// Whether the element draws what is leaving among its contents, by z index.
  open var sortsLeaving: Bool { false }

  /// How something inside is shown away from its place at `time`, in this element's own space,
  /// because the element moves it on its own, as a stack does with its screens.
  open func passage(of child: LayoutNode, at time: Double) -> CGAffineTransform { .identity }

  /// The elements inside, lowest first.
  open var layoutChildren: [LayoutNode] { [] }

  /// Calls `body` with each of the elements inside. Final classes that have no list of them need
  /// not make one for this.
  open func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for child in layoutChildren { body(child) }
  }

  /// Draws the element; the recorder's origin is this element's.
  open func record(into recorder: Recorder) {
    for child in layoutChildren { recorder.record(child) }
  }

  /// Draws `children` by z index, then as declared; of what is leaving, each below what stays on
  /// its own height (facts/animation.md §6).
  package final func recordSorted(_ children: [LayoutNode], into recorder: Recorder) {
    let gone = recorder.time == nil ? [] : leaving
    let all = gone.isEmpty ? children : gone + children
    for child in DrawingOrder.sorted(all) { recorder.record(child) }
  }

  /// What the view carries for its container, or `nil`.
  open func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { nil }

  /// How the element's own space is mapped into the space its origin lies in, for effects that
  /// are not layout.
  open var visualTransform: CGAffineTransform { .identity }

  /// The same as it shows at `time`, on the way to where an animation carries it.
  open func visualTransform(at time: Double) -> CGAffineTransform { visualTransform }

  /// What dumps call this element, or `nil` to leave it out.
  open var dumpName: String? { owner.typeName }
  /// A text the element shows.
  open var dumpText: String? { nil }
  /// Whether there was no room for all of the text, or `nil` if the element has none.
  open var isTextCut: Bool? { nil }

  /// The safe area this element sets up for what is inside, in its own space.
  open var safeArea: SafeArea? { nil }

  /// A name given to this element's space.
  open var coordinateSpaceName: AnyHashable? { nil }
  /// Whether `name` means this element's space.
  open func hasSpace(named name: AnyHashable) -> Bool { coordinateSpaceName == name }

  /// What the view says of itself to those who do not see it.
  open var accessibilityMarks: AccessibilityMarks? { nil }

  // MARK: Touches

  /// The front-most element at `point` that touches reach, in this element's own space: one
  /// inside, where this one does not draw itself.
  open func hit(at point: CGPoint) -> LayoutNode? { hitInside(point) }

  /// The elements inside that touches may reach, lowest first.
  open var touchChildren: [LayoutNode] { DrawingOrder.sorted(layoutChildren) }

  /// What is looked for in the touches on this element and those inside.
  open func touchEntries() -> [TouchEntry] { [] }

  open override func childElements() -> [LayoutElement] { layoutChildren }
  open override func layoutWasInvalidated() { graph.setNeedsLayout() }

}

/// What moves of an element; kept aside, because elements are many and those that move are few.
private final class ElementMovement {
  var frame: FrameMotion?
  var leaving: [LayoutNode] = []
  var presence: PresenceMotion?
}

/// Names a value that a view carries for its container, visible through plain modifiers.
public protocol ViewTraitKey {
  associatedtype Value
}

/// An element around one other, passing on everything it does not change.
open class WrapperNode: LayoutNode {
  package let child: LayoutNode

  /// Wraps `child`, of which it becomes the parent.
  public init(owner: ViewNode, child: LayoutNode) {
    self.child = child
    super.init(owner: owner)
    child.attach(to: self)
  }

  open override var layoutChildren: [LayoutNode] { [child] }
  open override func record(into recorder: Recorder) { recorder.record(child) }
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }
  open override func placeChildren() { child.place(at: .zero, proposal: proposal, in: self) }
  open override func makeSpacing() -> ViewSpacing { child.spacing }
  open override func makeExplicitGuides() -> ExplicitGuides { child.explicitGuides }
  open override var layoutPriority: Double { child.layoutPriority }
  open override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    child.layoutValue(key)
  }
  open override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? { child.trait(key) }
  open override func adopt(stackAxis: Axis?) { child.adopt(stackAxis: stackAxis) }
  open override var dumpName: String? { nil }

  open override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions)
    -> CGFloat?
  {
    let inner = ViewDimensions(
      element: child, size: dimensions.size, proposal: dimensions.proposal)
    return inner[explicit: key]
  }
}

/// Keeps one wrapper for each element of a node's child, as elements come and go.
package struct WrapperList<Wrapper: WrapperNode> {
  /// The wrapper of a child with one element, which nearly every child is; kept without a list.
  private var only: Wrapper?
  private var several: [Wrapper] = []
  package init() {}

  package var wrappers: [Wrapper] { only.map { [$0] } ?? several }

  package func forEach(_ body: (Wrapper) -> Void) {
    if let only { body(only) } else { several.forEach(body) }
  }

  package mutating func refresh(_ elements: [LayoutNode], make: (LayoutNode) -> Wrapper)
    -> [LayoutNode]
  {
    if elements.count == 1, several.isEmpty {
      let wrapper: Wrapper
      if let only, only.child === elements[0] {
        elements[0].attach(to: only)
        wrapper = only
      } else {
        wrapper = make(elements[0])
      }
      only = wrapper
      return [wrapper]
    }
    var known: [ObjectIdentifier: Wrapper] = [:]
    forEach { known[ObjectIdentifier($0.child)] = $0 }
    let made = elements.map { element in
      guard let wrapper = known[ObjectIdentifier(element)] else { return make(element) }
      element.attach(to: wrapper)
      return wrapper
    }
    (only, several) = made.count == 1 ? (made[0], []) : (nil, made)
    return made
  }
}
