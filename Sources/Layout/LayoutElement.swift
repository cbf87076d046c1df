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
    package final private(set) unowned(safe) var parent: LayoutElement?
  #else
    package final private(set) unowned(unsafe) var parent: LayoutElement?
  #endif

  // What follows is in the order in which a layout looks at it, to be in few lines of memory.

  /// Counts `measure` calls of every element that shares it.
  package final var counter: MeasureCounter?
  /// The top-left corner in the parent's space, in points, not rounded.
  package final private(set) var origin = CGPoint.zero
  /// The size answered to `proposal`.
  package final private(set) var size = CGSize.zero
  /// The proposal this element was last placed with.
  package final private(set) var proposal = ProposedViewSize.zero
  /// Whether the children must be placed anew though the proposal has not changed.
  package final private(set) var needsPlacement = true
  /// Whether children have been placed since this was last set to false.
  package final var wasPlaced = false
  /// Whether this element or one inside must be placed whenever its ancestors are.
  private final var dependsOnPlace = false
  /// Whether `placeChildren` is running.
  private final var isPlacing = false
  /// Whether the parent's layout has chosen not to show this element.
  package final var isSuppressed = false
  private final var cachedGuides: ExplicitGuides?
  private final var sizes = SizeCache()
  private final var cachedSpacing: ViewSpacing?
  /// NaN where it is not known.
  private final var cachedPriority = Double.nan
  private final var lines = LineCache()
  /// Notes what this element is asked, while somebody looks.
  package final var trace: LayoutTrace?

  /// An element that has no parent and no size yet.
  public init() {}

  // MARK: Overridden by kinds

  /// - Reports: the size for `proposal`; may overflow it.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Whether `measure` asks several elements inside for one answer, so that it is worth its memory
  /// to remember more of them: stacks in stacks would ask again and again.
  open var asksInside: Bool { false }

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

  /// Why this element has put `child` where it is and offered it what it did, for somebody who
  /// asks; the child must have been placed.
  open func placementReport(for child: LayoutElement) -> PlacementReport { PlacementReport() }

  /// Why this element has the size it has, where that is not told by how it places a child.
  open func sizeReport() -> PlacementReport { PlacementReport() }

  // MARK: Cached

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] {
      #if DEBUG
        if MeasureCounter.verifiesCaches { verify(size, for: proposal) }
      #endif
      trace?.note(proposal, size, wasKnown: true)
      return size
    }
    counter?.count += 1
    let size = Self.defined(measure(proposal))
    sizes.add(size, for: proposal, keepsOlder: asksInside)
    trace?.note(proposal, size, wasKnown: false)
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

  package final var priority: Double {
    if !cachedPriority.isNaN { return cachedPriority }
    cachedPriority = layoutPriority
    return cachedPriority
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = makeSpacing()
    cachedSpacing = spacing
    return spacing
  }

  package final var explicitGuides: ExplicitGuides {
    if let cachedGuides { return cachedGuides }
    var guides = makeExplicitGuides()
    if alignsByPlace, !guides.isEmpty { guides.insert(.byPlace) }
    cachedGuides = guides
    return guides
  }

  /// The place of a line this element or its children state, or `nil`.
  ///
  /// Containers ask every child for its lines, for each size and again to place it: without
  /// remembering, each level would multiply the questions.
  package final func explicitLine(_ key: AlignmentKey, for dimensions: ViewDimensions) -> CGFloat? {
    guard mayHaveExplicitAlignment(key) else { return nil }
    if explicitGuides.contains(.byPlace) { return explicitAlignment(key, for: dimensions) }
    if let line = lines[key, dimensions] {
      #if DEBUG
        if MeasureCounter.verifiesCaches { verify(line, key, dimensions) }
      #endif
      return line
    }
    counter?.lines += 1
    let line = explicitAlignment(key, for: dimensions)
    lines[key, dimensions] = .some(line)
    return line
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
    // Whatever changes a size also asks for a new placement.
    if !needsPlacement, !dependsOnPlace, proposal == self.proposal { return }
    let size = sizeThatFits(proposal)
    if placesAlways { noteDependenceOnPlace() }
    guard needsPlacement || size != self.size || proposal != self.proposal || dependsOnPlace else {
      return
    }
    needsPlacement = false
    self.size = size
    self.proposal = proposal
    counter?.placements += 1
    wasPlaced = true
    isPlacing = true
    placeChildren()
    isPlacing = false
  }

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

  /// Whether the lines that the element states depend on its place on screen.
  open var alignsByPlace: Bool { placesAlways }

  /// Whether anything was asked of this element since its layout was forgotten: if not, nothing
  /// above depends on what it would answer.
  package final var hasAnswered: Bool {
    !sizes.isEmpty || cachedSpacing != nil || !cachedPriority.isNaN || cachedGuides != nil
      || !needsPlacement
  }

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
        current.lines.removeAll()
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
      current.lines.removeAll()
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
    lines.removeAll()
    cachedSpacing = nil
    cachedPriority = .nan
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

  private func verify(_ line: CGFloat?, _ key: AlignmentKey, _ dimensions: ViewDimensions) {
    let fresh = explicitAlignment(key, for: dimensions)
    assert(
      fresh == line,
      "\(type(of: self)) cached a line at \(String(describing: line)), "
        + "now answers \(String(describing: fresh))")
  }

  private func verify(_ size: CGSize, for proposal: ProposedViewSize) {
    let fresh = Self.defined(measure(proposal))
    assert(fresh == size, "\(type(of: self)) cached \(size) for \(proposal), now answers \(fresh)")
  }
}

/// Counts how often elements were really measured, and switches the checking of caches.
package final class MeasureCounter {
  package var count = 0
  /// How often elements were really asked for an explicit line.
  package var lines = 0
  /// How often elements placed their children.
  package var placements = 0
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
  /// Some of the lines depend on the place on screen, and are not remembered.
  package static let byPlace = ExplicitGuides(rawValue: 4)
}
