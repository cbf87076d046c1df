import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The rows of a list, one below the other, with headers and footers of sections.
final class ListElement: LazyElement {
  private unowned let holder: any ListHolding
  /// What is laid out for each view, as long as it is among the list's.
  private var rows: [ObjectIdentifier: ListRowElement] = [:]

  init(owner: ViewNode, holder: any ListHolding, contents: @escaping () -> [LayoutNode]) {
    self.holder = holder
    super.init(owner: owner, axis: .vertical, contents: contents)
  }

  override var dumpName: String? { nil }

  var look: ListLook { ListLook(kind: environment.listKind.value, environment: environment) }

  override var pinnedViews: PinnedScrollableViews { look.pinnedViews }
  override var stepsContents: Bool { carried != nil }
  override var usualLength: CGFloat { environment.defaultMinListRowHeight }

  // MARK: Rows

  override func wrapped(_ element: LayoutNode, of slot: LazySlot) -> LayoutNode {
    if let known = rows[ObjectIdentifier(element)] {
      element.attach(to: known)
      return known
    }
    let made = ListRowElement(owner: holder, holder: holder, child: element)
    rows[ObjectIdentifier(element)] = made
    return made
  }

  override func slotsDidChange(_ slots: [LazySlot]) {
    var kept: [ObjectIdentifier: ListRowElement] = [:]
    for index in slots.indices {
      guard let row = slots[index].element as? ListRowElement else { continue }
      kept[ObjectIdentifier(row.child)] = row
    }
    // What still leaves keeps what it shows.
    let gone = rows.filter { kept[$0.key] == nil }.map(\.value) + leavingRows
    leavingRows = gone.filter { row in leaving.contains { $0 === row } }
    for row in gone where !leavingRows.contains(where: { $0 === row }) { row.end() }
    rows = kept
  }

  /// Rows that have been taken out and are still seen.
  private var leavingRows: [ListRowElement] = []

  /// The list's life is over.
  func end() {
    for row in Array(rows.values) + leavingRows { row.end() }
    (rows, leavingRows) = ([:], [])
  }

  /// Whether a row is among those laid out.
  func shows(_ row: ObjectIdentifier) -> Bool {
    rows.values.contains { ObjectIdentifier($0) == row }
  }

  func choiceDidChange() {
    for row in rows.values { row.choiceDidChange() }
  }

  /// Closes the rows that are swiped open, except one.
  ///
  /// - Returns: whether any was open.
  @discardableResult
  func closeRows(except kept: ListRowElement? = nil) -> Bool {
    var hasClosed = false
    for row in rows.values where row !== kept && row.swipe.isOpen {
      row.swipe.close()
      hasClosed = true
    }
    return hasClosed
  }

  // MARK: Moving

  /// The row that a finger carries, and how far.
  private var carried: (row: ListRowElement, distance: CGFloat, start: CGFloat)?

  /// Shows `row` away from its place; `nil` puts it back.
  func carry(_ row: ListRowElement?, by distance: CGFloat) {
    let start = carried?.start
    carried = row.map { ($0, distance, start ?? $0.origin.y) }
    invalidatePlacement()
  }

  override var lifted: [LayoutNode] { carried.map { [$0.row] } ?? [] }

  /// The place among its source's data before which a carried row would be put.
  func place(for row: ListRowElement, movedBy distance: CGFloat) -> Int? {
    let middle = (carried?.start ?? row.origin.y) + distance + row.size.height / 2
    let siblings = rows.values.filter { $0.place.source === row.place.source && $0 !== row }
      .sorted { $0.place.index < $1.place.index }
    guard let source = row.place.source, !siblings.isEmpty else { return nil }
    let below = siblings.first { $0.origin.y + $0.size.height / 2 > middle }
    guard let below else { return siblings.last.map { $0.place.index + 1 } ?? source.rowCount }
    return below.place.index
  }

  // MARK: Lines

  /// One line for each view. The distances and the corners of cards depend on the neighbours.
  override func makeLines(_ slots: [LazySlot], across: CGFloat) -> [LazyLine] {
    let look = self.look
    let half = look.halfSectionGap
    let rowGap = environment.listRowSpacing ?? 0
    var lines: [LazyLine] = []
    lines.reserveCapacity(slots.count)
    for index in slots.indices {
      let slot = slots[index]
      let before = index > 0 ? slots[index - 1] : nil
      let after = index + 1 < slots.count ? slots[index + 1] : nil
      let beginsSection = before.map { !$0.isBeside(slot) } ?? true
      var line = LazyLine(slots: index..<index + 1, kind: slot.sectionPart)
      if beginsSection {
        // The end of one section, and the beginning of the next where it has no title.
        line.gap = half + (slot.sectionPart == .header ? 0 : half)
      } else if slot.sectionPart == .content, before?.sectionPart == .content {
        line.gap = rowGap
      }
      lines.append(line)
      guard let row = slot.element as? ListRowElement else { continue }
      let isFirst = beginsSection || before?.sectionPart != .content
      let isLast =
        after.map { !$0.isBeside(slot) || $0.sectionPart != .content } ?? true
      row.place = ListRowPlace(
        part: slot.sectionPart, isFirst: isFirst || rowGap > 0, isLast: isLast || rowGap > 0,
        source: slot.source, index: slot.index)
      row.next = isLast ? nil : after?.element as? ListRowElement
      row.previous = isFirst ? nil : before?.element as? ListRowElement
    }
    return lines
  }

  override var endGap: CGFloat { look.halfSectionGap }

  override func ownLength(across proposal: CGFloat?) -> CGFloat {
    proposal ?? LayoutConstants.idealLength
  }

  private func inset(_ line: LazyLine, across: CGFloat) -> CGFloat {
    line.kind == .content ? look.margin(width: across) : 0
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = super.placementReport(for: child)
    guard let (line, _) = line(of: child) else { return report }
    let margin = inset(line, across: size.width)
    if margin > 0 { report.add("card", "\(LayoutNumber.text(margin)) from the list's edges") }
    return report
  }

  override func offer(for line: LazyLine, at place: Int, across: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(across - 2 * inset(line, across: across), 0), height: nil)
  }

  override func place(_ line: LazyLine, at start: CGFloat, length: CGFloat, across: CGFloat) {
    let place = line.slots.lowerBound
    guard let row = slots[place].element else { return }
    let distance = carried.map { $0.row === row ? $0.distance : 0 } ?? 0
    row.place(
      at: CGPoint(x: inset(line, across: across), y: start + distance),
      proposal: offer(for: line, at: place, across: across), in: self)
  }
}

extension LazySlot {
  /// Whether two views are of the same section. Those outside every section make one between two.
  func isBeside(_ other: LazySlot) -> Bool {
    group === other.group || section === other.section
  }
}

/// Where a row stands among its neighbours.
struct ListRowPlace {
  var part = SectionPart.content
  /// Whether it begins and ends a card.
  var isFirst = true
  var isLast = true
  weak var source: (any LazySource)?
  var index = 0
}
