import Foundation
import HangaGeometry

/// A thing that answers proposals with sizes and is placed: the retained node that `Layout` sees
/// through its subview proxies.
///
/// Subclasses override `measure`, `placeChildren` and what else they know; callers use the
/// cached forms.
open class LayoutElement {
  /// The element that places this one.
  ///
  /// A parent outlives its children: elements belong to view nodes, and a view node outlives those
  /// below it. Weak references would give every parent a side table, and each retain would be slow;
  /// debug builds check the rule on every use.
  #if DEBUG
    package private(set) unowned(safe) var parent: LayoutElement?
  #else
    package private(set) unowned(unsafe) var parent: LayoutElement?
  #endif

  /// The top-left corner in the parent's space, in points, not rounded.
  package private(set) var origin = CGPoint.zero
  /// The size answered to `proposal`.
  package private(set) var size = CGSize.zero
  /// The proposal this element was last placed with.
  package private(set) var proposal = ProposedViewSize.zero
  /// Whether the children must be placed anew though the proposal has not changed.
  package private(set) var needsPlacement = true

  private var sizes = SizeCache()
  private var cachedSpacing: ViewSpacing?
  private var cachedGuides: ExplicitGuides?
  /// Counts `measure` calls of every element that shares it.
  package var counter: MeasureCounter?

  /// An element that has no parent and no size yet.
  public init() {}

  // MARK: Overridden by kinds

  /// - Reports: the size for `proposal`; may overflow it.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children in the element's own space for the size and proposal it now has.
  open func placeChildren() {}

  /// The place of a line this element or its children state, or `nil`.
  open func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  /// Which kinds of lines `explicitAlignment` may answer.
  open func makeExplicitGuides() -> ExplicitGuides { .none }

  /// The wishes for the distance to neighbours; asked once until layout is invalidated.
  open func makeSpacing() -> ViewSpacing { ViewSpacing() }

  /// The order in which a stack serves its children; higher comes first.
  open var layoutPriority: Double { 0 }

  /// A value the view carries for its parent's layout.
  open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// Told to Spacers and Dividers: the direction of the nearest stack.
  open func adopt(stackAxis: Axis?) {}

  /// The elements inside, for walks over a whole layout.
  open func childElements() -> [LayoutElement] { [] }

  /// Whether x positions are mirrored in this element's own space.
  open var isRightToLeft: Bool { false }

  // MARK: Cached

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] {
      #if DEBUG
        if MeasureCounter.verifiesCaches { verify(size, for: proposal) }
      #endif
      return size
    }
    counter?.count += 1
    let size = Self.defined(measure(proposal))
    sizes[proposal] = size
    return size
  }

  /// The place of a line in this element with the size it has for `proposal`.
  package final func line(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat
  {
    if let fraction = key.lineFraction, !mayHaveExplicitAlignment(key) {
      return size[key.axis] * fraction
    }
    return ViewDimensions(element: self, size: size, proposal: proposal)[key]
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = makeSpacing()
    cachedSpacing = spacing
    return spacing
  }

  package final var explicitGuides: ExplicitGuides {
    if let cachedGuides { return cachedGuides }
    let guides = makeExplicitGuides()
    cachedGuides = guides
    return guides
  }

  package final func mayHaveExplicitAlignment(_ key: AlignmentKey) -> Bool {
    explicitGuides.contains(key.isTextBaseline ? .baselines : .others)
      || (key.isTextBaseline && explicitGuides.contains(.others))
  }

  /// Puts the element's top-left corner at `origin` in the parent's space, as laid out for
  /// `proposal`.
  package final func place(
    at origin: CGPoint, proposal: ProposedViewSize, in parent: LayoutElement?
  ) {
    self.parent = parent
    self.origin = origin
    let size = sizeThatFits(proposal)
    if placesAlways { noteDependenceOnPlace() }
    guard needsPlacement || size != self.size || proposal != self.proposal || dependsOnPlace else {
      return
    }
    needsPlacement = false
    self.size = size
    self.proposal = proposal
    isPlacing = true
    placeChildren()
    isPlacing = false
  }

  /// Whether this element or one inside must be placed whenever its ancestors are.
  private var dependsOnPlace = false
  /// Whether `placeChildren` is running.
  private var isPlacing = false

  private func noteDependenceOnPlace() {
    var element: LayoutElement? = self
    while let current = element, !current.dependsOnPlace {
      current.dependsOnPlace = true
      element = current.parent
    }
  }

  /// Whether the element's size never depends on what is inside, so that changes inside only ask
  /// for a new placement outside.
  open var isLayoutBoundary: Bool { false }

  /// Whether the children depend on more than this element's proposal, such as its place on screen.
  open var placesAlways: Bool { false }

  /// Forgets every size here and above; called when something a size depends on has changed.
  package final func invalidateLayout() {
    var element: LayoutElement? = self
    var sizesChange = true
    while let current = element {
      if current !== self, current.isLayoutBoundary {
        // What a boundary places while it is placed itself is laid out right then.
        if current.isPlacing { return }
        sizesChange = false
      }
      if sizesChange {
        current.invalidateOwnLayout()
      } else {
        current.needsPlacement = true
        current.layoutWasInvalidated()
      }
      element = current.parent
    }
  }

  /// Asks for a new placement without forgetting sizes.
  package final func invalidatePlacement() {
    var element: LayoutElement? = self
    while let current = element {
      if current !== self, current.isLayoutBoundary, current.isPlacing { return }
      current.needsPlacement = true
      current.layoutWasInvalidated()
      element = current.parent
    }
  }

  /// Called when sizes or the placement here are forgotten; drop what was derived from them.
  open func layoutWasInvalidated() {}

  /// Forgets the sizes of this element and all inside it; for measuring a whole layout again.
  package final func invalidateEverything() {
    for child in childElements() { child.invalidateEverything() }
    invalidateOwnLayout()
  }

  private func invalidateOwnLayout() {
    sizes.removeAll()
    cachedSpacing = nil
    cachedGuides = nil
    needsPlacement = true
    layoutWasInvalidated()
  }

  /// Sets the parent before the first placement, so that invalidation finds its way up.
  package final func attach(to parent: LayoutElement?) { self.parent = parent }

  /// NaN lengths count as zero.
  private static func defined(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
  }

  private func verify(_ size: CGSize, for proposal: ProposedViewSize) {
    let fresh = Self.defined(measure(proposal))
    assert(fresh == size, "\(type(of: self)) cached \(size) for \(proposal), now answers \(fresh)")
  }
}

/// Counts how often elements were really measured, and switches the checking of caches.
package final class MeasureCounter {
  package var count = 0
  public init() {}
  /// Debug builds recompute and compare on every cache hit when this is set by a test.
  /// It is only ever written by tests before they start a layout on the same thread.
  nonisolated(unsafe) package static var verifiesCaches = false
}

/// Which alignment lines a subtree states itself.
public struct ExplicitGuides: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let none: ExplicitGuides = []
  package static let baselines = ExplicitGuides(rawValue: 1)
  package static let others = ExplicitGuides(rawValue: 2)
}

/// The newest few answers of an element.
package struct SizeCache {
  /// A proposal as bits, so that comparing is two integer comparisons.
  private struct Key: Equatable {
    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern } ?? Self.none
      height = proposal.height.map { Double($0).bitPattern } ?? Self.none
    }
    init() { (width, height) = (Self.empty, Self.empty) }

    // Two patterns of NaN that no arithmetic makes.
    private static let none: UInt64 = 0x7FF8_DEAD_0000_0001
    private static let empty: UInt64 = 0x7FF8_DEAD_0000_0002
  }

  private var keys = (Key(), Key(), Key(), Key())
  private var sizes = (CGSize.zero, CGSize.zero, CGSize.zero, CGSize.zero)

  package init() {}

  package subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      let key = Key(proposal)
      if keys.0 == key { return sizes.0 }
      if keys.1 == key { return sizes.1 }
      if keys.2 == key { return sizes.2 }
      if keys.3 == key { return sizes.3 }
      return nil
    }
    set {
      guard let newValue else { return }
      keys = (Key(proposal), keys.0, keys.1, keys.2)
      sizes = (newValue, sizes.0, sizes.1, sizes.2)
    }
  }

  package mutating func removeAll() { keys = (Key(), Key(), Key(), Key()) }
}
