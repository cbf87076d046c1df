import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views that are laid out beside each other, across the axis: a row of a stack or grid.
struct LazyLine {
  /// The places of its views among the container's.
  var slots: Range<Int>
  /// Points between this line and the one before.
  var gap: CGFloat = 0
  /// Lines of one kind are estimated by each other's lengths.
  var kind = SectionPart.content
}

/// The element of a container that lays out its views line by line and makes those that show.
///
/// The lengths of lines that were never made are estimated as the mean of the known ones; when
/// better known lengths move what shows, the scroll view is moved along.
///
/// - Reports: the sum of known and estimated lengths along the axis.
class LazyElement: LayoutNode {
  let axis: Axis
  private let contents: () -> [LayoutNode]
  private var cachedSlots: [LazySlot]?
  private var cachedLines: (lines: [LazyLine], key: CGFloat)?
  /// Where each line begins and how long it is, as placed last.
  private(set) var starts: [CGFloat] = []
  private(set) var lengths: [CGFloat] = []
  private(set) var pinned: [LayoutNode] = []

  init(owner: ViewNode, axis: Axis, contents: @escaping () -> [LayoutNode]) {
    (self.axis, self.contents) = (axis, contents)
    super.init(owner: owner)
  }

  // MARK: Overridden by kinds

  /// The lines that `slots` make in a container of length `across`.
  func makeLines(_ slots: [LazySlot], across: CGFloat) -> [LazyLine] { [] }
  /// What the lines depend on.
  func linesKey(across: CGFloat) -> CGFloat { 0 }
  /// What the view at `place` of `line` is proposed.
  func offer(for line: LazyLine, at place: Int, across: CGFloat) -> ProposedViewSize {
    ProposedViewSize(nil, along: axis, by: across)
  }
  /// Where the views of a line go: the corner of each that is made, from left to right.
  func place(_ line: LazyLine, at start: CGFloat, length: CGFloat, across: CGFloat) {}
  /// The element that is laid out for a view's own.
  func wrapped(_ element: LayoutNode, of slot: LazySlot) -> LayoutNode { element }
  /// The elements that are laid out have changed.
  func slotsDidChange(_ slots: [LazySlot]) {}
  /// Points after the last line.
  var endGap: CGFloat { 0 }
  /// The length across where none is proposed.
  func ownLength(across proposal: CGFloat?) -> CGFloat {
    if let proposal, proposal.isFinite { return proposal }
    return slots.reduce(0) { widest, slot in
      guard let element = slot.element else { return widest }
      let size = element.sizeThatFits(ProposedViewSize(nil, along: axis, by: proposal))
      return max(widest, size[axis.other])
    }
  }
  /// The length of lines where not one is known.
  var usualLength: CGFloat { LazyMetrics.usualLength }
  var pinnedViews: PinnedScrollableViews { [] }
  /// How far outside of what shows views are made.
  var margin: CGFloat { LazyMetrics.margin }

  // MARK: Contents

  /// Views have come or gone.
  final func contentsDidChange() {
    cachedSlots = nil
    cachedLines = nil
    invalidateLayout()
  }

  /// The container's own parameters have changed.
  final func layoutDidChange() {
    cachedLines = nil
    invalidateLayout()
  }

  final var slots: [LazySlot] {
    if let cachedSlots { return cachedSlots }
    var made = LazySlotReader(contents(), below: owner).slots
    for index in made.indices {
      guard let element = made[index].element else { continue }
      let shown = wrapped(element, of: made[index])
      if shown !== element { made[index] = made[index].showing(shown) }
      shown.attach(to: self)
    }
    cachedSlots = made
    slotsDidChange(made)
    return made
  }

  final func lines(across: CGFloat) -> [LazyLine] {
    let key = linesKey(across: across)
    let slots = self.slots
    if let cachedLines, cachedLines.key == key { return cachedLines.lines }
    let made = makeLines(slots, across: across)
    cachedLines = (made, key)
    return made
  }

  override var layoutChildren: [LayoutNode] { slots.compactMap(\.element) }

  // MARK: Lengths

  /// The length of every line, known or estimated.
  private func lengths(of lines: [LazyLine], across: CGFloat) -> [CGFloat] {
    let slots = self.slots
    var known: [SectionPart: LazyMean] = [:]
    var result: [CGFloat] = []
    result.reserveCapacity(lines.count)
    for line in lines {
      var length: CGFloat? = 0
      for place in line.slots {
        let slot = slots[place]
        let own =
          slot.element.map { $0.sizeThatFits(offer(for: line, at: place, across: across))[axis] }
          ?? slot.rememberedLength(across: across)
        length = own.flatMap { own in length.map { max($0, own) } }
      }
      if let length { known[line.kind, default: LazyMean()].add(length) }
      result.append(length ?? .nan)
    }
    for index in result.indices where result[index].isNaN {
      result[index] = known[lines[index].kind]?.value ?? usualLength
    }
    return result
  }

  private func total(_ lines: [LazyLine], _ lengths: [CGFloat]) -> CGFloat {
    zip(lines, lengths).reduce(lines.isEmpty ? 0 : endGap) { $0 + $1.0.gap + $1.1 }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    makeFirstView()
    let across = ownLength(across: proposal[axis.other])
    let lines = self.lines(across: across)
    let length = total(lines, lengths(of: lines, across: across))
    return CGSize(length, along: axis, by: across)
  }

  /// Something to estimate lengths by.
  private func makeFirstView() {
    guard !slots.contains(where: { $0.element != nil && $0.source != nil }),
      let first = slots.first(where: { $0.source != nil }), let source = first.source,
      first.outer.isEmpty
    else { return }
    _ = source.show(IndexSet(integer: first.index))
  }

  // MARK: Placement

  override var placesAlways: Bool { true }
  override var alignsByPlace: Bool { false }

  override func placeChildren() {
    let across = size[axis.other]
    // 1. Make what shows; lengths that turn out otherwise may show more or less.
    var window = visibleRange
    for _ in 0..<LazyMetrics.rounds {
      computeStarts(across: across)
      let anchor = firstShown(in: window)
      guard showLines(in: window.inset(by: -margin), across: across) else { break }
      computeStarts(across: across)
      let shift = anchor.map { self.start(of: $0) - $0.start } ?? 0
      if shift != 0, let scroll = enclosingScroll {
        scroll.shiftContent(by: shift, along: axis)
        window = window.offset(by: shift)
      }
    }
    // 2. Place it.
    let lines = self.lines(across: across)
    let slots = self.slots
    for (index, line) in lines.enumerated() {
      guard line.slots.contains(where: { slots[$0].element != nil }) else { continue }
      place(line, at: starts[index], length: lengths[index], across: across)
      for place in line.slots {
        guard let element = slots[place].element else { continue }
        slots[place].remember(element.size[axis], across: across)
      }
    }
    pin(lines, in: window, across: across)
    // 3. The length may be better known now than when it was asked for.
    if total(lines, lengths) != size[axis] { invalidateLayout() }
  }

  private func computeStarts(across: CGFloat) {
    let lines = self.lines(across: across)
    lengths = lengths(of: lines, across: across)
    starts = []
    starts.reserveCapacity(lines.count)
    var place: CGFloat = 0
    for (line, length) in zip(lines, lengths) {
      place += line.gap
      starts.append(place)
      place += length
    }
  }

  /// What of the container shows, along its axis from its start; everything outside a scroll view.
  private var visibleRange: LazyWindow {
    var offset = CGPoint.zero
    var node: LayoutNode = self
    while let parent = node.parentNode {
      offset.x += node.origin.x
      offset.y += node.origin.y
      if let scroll = parent as? ScrollElement, scroll.axes.contains(Axis.Set(axis)) {
        let rect = scroll.visibleRect.offsetBy(dx: -offset.x, dy: -offset.y)
        let bounds = CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: scroll.size)
        return LazyWindow(rect, bounds: bounds, along: axis, mirroredIn: mirrorLength)
      }
      node = parent
    }
    return .everything
  }

  private var mirrorLength: CGFloat? {
    axis == .horizontal && isRightToLeft ? size.width : nil
  }

  private var enclosingScroll: ScrollElement? {
    var node = parentNode
    while let current = node {
      if let scroll = current as? ScrollElement, scroll.axes.contains(Axis.Set(axis)) {
        return scroll
      }
      node = current.parentNode
    }
    return nil
  }

  /// Makes the lines in `window` and puts the others to sleep.
  private func showLines(in window: LazyWindow, across: CGFloat) -> Bool {
    let lines = self.lines(across: across)
    let slots = self.slots
    var wanted: [ObjectIdentifier: (source: any LazySource, indices: IndexSet)] = [:]
    var order: [ObjectIdentifier] = []
    func want(_ source: any LazySource, _ index: Int?) {
      let id = ObjectIdentifier(source)
      if wanted[id] == nil {
        wanted[id] = (source, [])
        order.append(id)
      }
      if let index { wanted[id]?.indices.insert(index) }
    }
    for (index, line) in lines.enumerated() {
      let isShown = window.touches(starts[index], starts[index] + lengths[index])
      for place in line.slots {
        guard let source = slots[place].source else { continue }
        want(source, isShown ? slots[place].index : nil)
        for row in slots[place].outer { want(row.source, isShown ? row.index : nil) }
      }
    }
    var hasChanged = false
    for id in order {
      guard let (source, indices) = wanted[id], source.isAlive else { continue }
      if source.show(indices) { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: What stays in place

  private struct Anchor {
    let source: (any LazySource)?
    let index: Int
    let element: LayoutNode?
    let start: CGFloat
  }

  private func firstShown(in window: LazyWindow) -> Anchor? {
    guard window.start > 0 else { return nil }
    let lines = cachedLines?.lines ?? []
    guard
      let index = lines.indices.first(where: { starts[$0] + lengths[$0] > window.start }),
      let place = lines[index].slots.first
    else { return nil }
    let slot = slots[place]
    return Anchor(
      source: slot.source, index: slot.index, element: slot.source == nil ? slot.element : nil,
      start: starts[index])
  }

  private func start(of anchor: Anchor) -> CGFloat {
    let slots = self.slots
    let lines = cachedLines?.lines ?? []
    for (index, line) in lines.enumerated() {
      guard let place = line.slots.first else { continue }
      let slot = slots[place]
      if let source = anchor.source {
        if slot.source === source, slot.index == anchor.index { return starts[index] }
      } else if slot.element === anchor.element {
        return starts[index]
      }
    }
    return anchor.start
  }

  /// Keeps headers and footers in sight while something of their section shows.
  private func pin(_ lines: [LazyLine], in window: LazyWindow, across: CGFloat) {
    pinned = []
    let kinds = pinnedViews
    guard !kinds.isEmpty, window.isBounded else { return }
    let slots = self.slots
    func section(_ index: Int) -> (any SectionHolding)? { slots[lines[index].slots.lowerBound].section }
    for (index, line) in lines.enumerated() where line.kind != .content {
      guard let own = section(index), let element = slots[line.slots.lowerBound].element else {
        continue
      }
      var start = starts[index]
      if line.kind == .header, kinds.contains(.sectionHeaders) {
        let last = lines.indices[index...].prefix { section($0) === own }.last ?? index
        let end = starts[last] + lengths[last]
        start = max(start, min(window.boundsStart, end - lengths[index]))
      } else if line.kind == .footer, kinds.contains(.sectionFooters) {
        let first = lines.indices[...index].reversed().prefix { section($0) === own }.last ?? index
        start = min(start, max(window.boundsEnd - lengths[index], starts[first]))
      }
      pinned.append(element)
      if start != starts[index] {
        place(line, at: start, length: lengths[index], across: across)
      }
    }
  }

  // MARK: Views by id

  /// The frame, in this element's space, of the view that `id` names in a source here.
  final func frame(of id: AnyHashable) -> CGRect? {
    guard let lines = cachedLines?.lines, starts.count == lines.count else { return nil }
    let slots = self.slots
    var asked: [ObjectIdentifier: Int?] = [:]
    for (line, start) in zip(lines, starts) {
      guard let place = line.slots.first, let source = slots[place].source else { continue }
      let key = ObjectIdentifier(source)
      let index = asked[key] ?? source.index(of: id)
      asked[key] = .some(index)
      guard line.slots.contains(where: { slots[$0].source === source && slots[$0].index == index })
      else { continue }
      let length = lengths[starts.firstIndex(of: start) ?? 0]
      var rect = CGRect(origin: .zero, size: size)
      rect.origin[axis] = mirrorLength.map { $0 - start - length } ?? start
      rect.size[axis] = length
      return rect
    }
    return nil
  }

  // MARK: Passing on

  override func makeSpacing() -> ViewSpacing { ViewSpacing() }
  override var layoutPriority: Double { slots.isEmpty ? -.infinity : 0 }

  override var touchChildren: [LayoutNode] { drawn }

  private var drawn: [LayoutNode] {
    let sorted = DrawingOrder.sorted(layoutChildren)
    guard !pinned.isEmpty else { return sorted }
    let ids = Set(pinned.map { ObjectIdentifier($0) })
    return sorted.filter { !ids.contains(ObjectIdentifier($0)) } + pinned
  }

  override func record(into recorder: Recorder) {
    for child in drawn { recorder.record(child) }
  }
}

extension LazySlot {
  /// The same view shown by another element.
  func showing(_ element: LayoutNode) -> LazySlot {
    LazySlot(
      element: element, source: source, index: index, part: part, section: section,
      sectionPart: sectionPart, outer: outer)
  }
}

/// Numbers of lazy containers. SwiftUI's own are not documented.
nonisolated enum LazyMetrics {
  /// Points outside of what shows in which views are made.
  static let margin: CGFloat = 88
  /// The length of views of which not one is known.
  static let usualLength: CGFloat = 44
  /// How often a layout looks for what shows before it leaves the rest to the next.
  static let rounds = 12
}

/// A mean that is exact where all values are equal.
struct LazyMean {
  private var (sum, count): (CGFloat, CGFloat) = (0, 0)
  private var (least, most): (CGFloat, CGFloat) = (.infinity, -.infinity)

  mutating func add(_ value: CGFloat) {
    sum += value
    count += 1
    least = min(least, value)
    most = max(most, value)
  }

  var value: CGFloat { least == most ? least : sum / count }
}

/// A stretch of a container along its axis.
struct LazyWindow {
  /// What shows, bars and unsafe areas included.
  var start: CGFloat
  var end: CGFloat
  /// The scroll view's own frame.
  var boundsStart: CGFloat
  var boundsEnd: CGFloat

  static let everything = LazyWindow(
    start: -.infinity, end: .infinity, boundsStart: -.infinity, boundsEnd: .infinity)

  var isBounded: Bool { end < .infinity }

  func inset(by length: CGFloat) -> LazyWindow {
    var copy = self
    copy.start += length
    copy.end -= length
    return copy
  }

  func offset(by length: CGFloat) -> LazyWindow {
    LazyWindow(
      start: start + length, end: end + length, boundsStart: boundsStart + length,
      boundsEnd: boundsEnd + length)
  }

  func touches(_ start: CGFloat, _ end: CGFloat) -> Bool { end >= self.start && start <= self.end }
}

extension LazyWindow {
  /// - Parameter length: the container's own length, if it counts from its far end.
  init(_ rect: CGRect, bounds: CGRect, along axis: Axis, mirroredIn length: CGFloat?) {
    func range(_ rect: CGRect) -> (CGFloat, CGFloat) {
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      return length.map { ($0 - high, $0 - low) } ?? (low, high)
    }
    (start, end) = range(rect)
    (boundsStart, boundsEnd) = range(bounds)
  }
}
