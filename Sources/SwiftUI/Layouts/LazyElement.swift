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
  private var cachedTable: LazyTable?
  /// The sources among the contents, each once.
  private var sources: [any LazySource] = []
  /// The rows that have sources inside.
  private var holders: [LazyRow] = []
  /// Whether some row is of several views, such as a section.
  private var hasLongRows = false
  /// What is made of the contents.
  private var made: [LayoutNode] = []
  private var madeSlots: [Int] = []
  /// The lines that were made last, as long as none has come or gone.
  private var madeLines: Range<Int>?
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
  /// What is drawn above everything else.
  var lifted: [LayoutNode] { [] }
  /// How far outside of what shows views are made.
  var margin: CGFloat { LazyMetrics.margin }

  // MARK: Contents

  /// Views have come or gone.
  final func contentsDidChange() {
    cachedSlots = nil
    cachedLines = nil
    madeLines = nil
    invalidateLayout()
  }

  /// The container's own parameters have changed.
  final func layoutDidChange() {
    cachedLines = nil
    madeLines = nil
    invalidateLayout()
  }

  override func layoutWasInvalidated() {
    cachedTable = nil
    super.layoutWasInvalidated()
  }

  final var slots: [LazySlot] {
    if let cachedSlots { return cachedSlots }
    let reader = LazySlotReader(contents(), below: owner)
    var slots = reader.slots
    (sources, holders) = (reader.sources, reader.holders)
    hasLongRows = !holders.isEmpty || slots.contains { $0.part > 0 }
    made = []
    for index in reader.made {
      guard let element = slots[index].element else { continue }
      let shown = wrapped(element, of: slots[index])
      if shown !== element { slots[index] = slots[index].showing(shown) }
      shown.attach(to: self)
      made.append(shown)
    }
    madeSlots = reader.made
    cachedSlots = slots
    slotsDidChange(slots)
    return slots
  }

  final func lines(across: CGFloat) -> [LazyLine] {
    let key = linesKey(across: across)
    let slots = self.slots
    if let cachedLines, cachedLines.key == key { return cachedLines.lines }
    let made = makeLines(slots, across: across)
    cachedLines = (made, key)
    return made
  }

  override var layoutChildren: [LayoutNode] {
    _ = slots
    return made
  }

  /// The line in which `child` stands, and its place among the container's views.
  final func line(of child: LayoutElement) -> (line: LazyLine, place: Int)? {
    guard let place = slots.firstIndex(where: { $0.element === child }),
      let line = cachedLines?.lines.first(where: { $0.slots.contains(place) })
    else { return nil }
    return (line, place)
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    guard let (line, place) = line(of: child) else { return report }
    let number = (cachedLines?.lines.firstIndex { $0.slots == line.slots } ?? 0) + 1
    let offer = offer(for: line, at: place, across: size[axis.other])
    let kind = axis == .vertical ? "row" : "column"
    report.add(
      "lazy",
      "\(kind) \(number) of \(cachedLines?.lines.count ?? 0); offered "
        + LayoutNumber.text(offer))
    report.add("spacing", "\(LayoutNumber.text(line.gap)) before it")
    return report
  }

  // MARK: Lengths

  /// Where every line begins and how long it is, known or estimated.
  private func table(across: CGFloat) -> LazyTable {
    let key = linesKey(across: across)
    if let cachedTable, cachedTable.across == across, cachedTable.key == key { return cachedTable }
    let lines = self.lines(across: across)
    let lengths = lengths(of: lines, across: across)
    let made = LazyTable(lines, lengths, endGap: endGap, across: across, key: key)
    cachedTable = made
    return made
  }

  private func lengths(of lines: [LazyLine], across: CGFloat) -> [CGFloat] {
    let slots = self.slots
    var known: [LazyMean] = Array(repeating: LazyMean(), count: 3)
    var result: [CGFloat] = []
    result.reserveCapacity(lines.count)
    for line in lines {
      var length: CGFloat? = 0
      for place in line.slots {
        let own =
          slots[place].element
          .map { $0.sizeThatFits(offer(for: line, at: place, across: across))[axis] }
          ?? slots[place].rememberedLength(across: across)
        length = own.flatMap { own in length.map { max($0, own) } }
      }
      if let length { known[line.kind.rawValue].add(length) }
      result.append(length ?? .nan)
    }
    for index in result.indices where result[index].isNaN {
      result[index] = known[lines[index].kind.rawValue].value ?? usualLength
    }
    if hasLongRows { LazyRowEstimate(lines, slots, result).apply(to: &result) }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    makeFirstView()
    let across = ownLength(across: proposal[axis.other])
    return CGSize(table(across: across).total, along: axis, by: across)
  }

  /// Something to estimate lengths by.
  private func makeFirstView() {
    let slots = self.slots
    guard madeSlots.allSatisfy({ slots[$0].source == nil }),
      let first = slots.first(where: { $0.source != nil }), let source = first.source,
      first.outer.isEmpty,
      // One that was made and sleeps is out of sight: it would only be put to sleep again.
      source.row(at: first.index) == nil
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
      let anchor = firstShown(in: window, across: across)
      guard showLines(in: window.inset(by: -margin), across: across) else { break }
      let shift = anchor.map { self.start(of: $0, across: across) - $0.start } ?? 0
      if shift != 0, enclosingScroll?.shiftContent(by: shift, along: axis) == true {
        window = window.offset(by: shift)
      }
    }
    // 2. Place it.
    let table = self.table(across: across)
    let slots = self.slots
    for index in madeIndices {
      let line = table.lines[index]
      place(line, at: table.starts[index], length: table.lengths[index], across: across)
      for place in line.slots {
        guard let element = slots[place].element else { continue }
        slots[place].remember(element.size[axis], across: across)
      }
    }
    pin(table, in: window, across: across)
    // 3. The length may be better known now than when it was asked for.
    if table.total != size[axis] { invalidateLayout() }
  }

  /// The lines of which something is made.
  private var madeIndices: [Int] {
    guard let lines = cachedLines?.lines else { return [] }
    var result: [Int] = []
    for place in madeSlots {
      let index = lines.firstPlace { lines[$0].slots.upperBound > place }
      if index < lines.count, result.last != index { result.append(index) }
    }
    return result
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
        // What is pinned goes up with a bar that gives way.
        let given = min(max(scroll.contentOffset.y, 0), scroll.collapsibleTop)
        let bounds = CGRect(
          x: -offset.x, y: -offset.y - given, width: scroll.size.width,
          height: scroll.size.height + given)
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
    let table = self.table(across: across)
    let shown = table.lines(in: window)
    if madeLines == shown { return false }
    let slots = self.slots
    var wanted: [ObjectIdentifier: IndexSet] = [:]
    for line in table.lines[shown] {
      for slot in slots[line.slots] {
        guard let source = slot.source else { continue }
        wanted[ObjectIdentifier(source), default: []].insert(slot.index)
        for row in slot.outer {
          wanted[ObjectIdentifier(row.source), default: []].insert(row.index)
        }
      }
    }
    for row in holders { wanted[ObjectIdentifier(row.source), default: []].insert(row.index) }
    var hasChanged = false
    for source in sources where source.isAlive {
      if source.show(wanted[ObjectIdentifier(source)] ?? []) { hasChanged = true }
    }
    if !hasChanged { madeLines = shown }
    return hasChanged
  }

  // MARK: What stays in place

  private struct Anchor {
    let source: (any LazySource)?
    let index: Int
    let part: Int
    let element: LayoutNode?
    let start: CGFloat
  }

  private func firstShown(in window: LazyWindow, across: CGFloat) -> Anchor? {
    guard window.start > 0, window.isBounded else { return nil }
    let table = self.table(across: across)
    let index = table.firstLine(endingAfter: window.start)
    guard index < table.lines.count, let place = table.lines[index].slots.first else { return nil }
    let slot = slots[place]
    return Anchor(
      source: slot.source, index: slot.index, part: slot.part,
      element: slot.source == nil ? slot.element : nil, start: table.starts[index])
  }

  private func start(of anchor: Anchor, across: CGFloat) -> CGFloat {
    let slots = self.slots
    let table = self.table(across: across)
    for (index, line) in table.lines.enumerated() {
      guard let place = line.slots.first else { continue }
      if let source = anchor.source {
        if slots[place].index == anchor.index, slots[place].part == anchor.part,
          slots[place].source === source
        {
          return table.starts[index]
        }
      } else if slots[place].element === anchor.element {
        return table.starts[index]
      }
    }
    return anchor.start
  }

  /// Keeps headers and footers in sight while something of their section shows.
  private func pin(_ table: LazyTable, in window: LazyWindow, across: CGFloat) {
    pinned = []
    let kinds = pinnedViews
    guard !kinds.isEmpty, window.isBounded else { return }
    let slots = self.slots
    let (lines, starts, lengths) = (table.lines, table.starts, table.lengths)
    func section(_ index: Int) -> (any SectionHolding)? {
      slots[lines[index].slots.lowerBound].section
    }
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
    let table = self.table(across: size[axis.other])
    let slots = self.slots
    for source in sources {
      guard let wanted = source.index(of: id) else { continue }
      let found = table.lines.firstIndex { line in
        line.slots.contains { slots[$0].index == wanted && slots[$0].source === source }
      }
      guard let found else { continue }
      let (start, length) = (table.starts[found], table.lengths[found])
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
    let above = pinned + lifted
    guard !above.isEmpty else { return sorted }
    let ids = Set(above.map { ObjectIdentifier($0) })
    return sorted.filter { !ids.contains(ObjectIdentifier($0)) } + above
  }

  override func record(into recorder: Recorder) {
    for child in drawn { recorder.record(child) }
  }
}
