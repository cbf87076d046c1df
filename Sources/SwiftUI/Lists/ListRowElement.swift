import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime
import UIKit

/// A row, header or footer of a list: what the user's view is laid out in.
///
/// - Proposes: the row's width less insets and accessories, and no height.
/// - Reports: the proposed width; the content's height and insets, but no less than rows have.
final class ListRowElement: WrapperNode {
  unowned let holder: any ListHolding
  var place = ListRowPlace()
  weak var next: ListRowElement?
  weak var previous: ListRowElement?
  /// What stands at the trailing end, and what it shows.
  private var accessories: (node: ViewNode, element: MoveGripElement, shows: RowAccessories)?
  /// What stands at the leading end while the list is edited.
  private var mark: (node: ViewNode, kind: EditMark.Kind)?
  /// How strongly the row is marked as touched.
  let highlight = RowPressHighlight()
  lazy var press = RowPress.recognizer(for: self)
  lazy var swipe = RowSwipe(self)
  private lazy var pan = PanRecognizer(element: self, target: swipe)
  private lazy var moving = RowMove(self)

  init(owner: ViewNode, holder: any ListHolding, child: LayoutNode) {
    self.holder = holder
    super.init(owner: owner, child: child)
  }

  override var dumpName: String? { nil }
  override var movesAsOne: Bool { true }

  /// The row is no longer among the list's.
  func end() {
    if let accessories { holder.remove(accessories.node) }
    if let mark { holder.remove(mark.node) }
    (accessories, mark) = (nil, nil)
    swipe.end()
  }

  /// What is chosen, or whether the list is edited, has changed.
  func choiceDidChange() { invalidateLayout() }

  // MARK: Wishes

  var look: ListLook {
    ListLook(kind: environment.listKind.value, environment: environment)
  }
  var wishes: ListRowWishes { child.trait(ListRowKey.self) ?? ListRowWishes() }
  var leadsOn: Bool { child.trait(DisclosureKey.self) ?? false }

  private func insets(_ width: CGFloat) -> EdgeInsets {
    if let insets = wishes.insets { return insets }
    switch place.part {
    case .content: return look.rowInsets(width: width)
    case .header: return look.headerInsets(width: width, in: child.environment)
    case .footer: return look.footerInsets(width: width)
    }
  }

  private var leastHeight: CGFloat {
    switch place.part {
    case .content: environment.defaultMinListRowHeight
    case .header: environment.defaultMinListHeaderHeight ?? 0
    case .footer: 0
    }
  }

  // MARK: Accessories

  private var accessory: LayoutNode? {
    let isRow = place.part == .content
    let wanted = RowAccessories(
      badge: isRow ? child.trait(BadgeKey.self) : nil,
      prominence: child.trait(BadgeProminenceTraitKey.self),
      leadsOn: isRow && leadsOn && !isEditing && !leadsToColumn,
      canMove: canMove)
    if let accessories, accessories.shows == wanted { return accessories.element }
    if let accessories { holder.remove(accessories.node) }
    accessories = nil
    guard !wanted.isEmpty else { return nil }
    let node = holder.furnish(self) { RowAccessories._makeNode(wanted, in: $0) }
    guard let inner = node.elements.first else { return nil }
    let element = MoveGripElement(owner: node, child: inner, target: wanted.canMove ? moving : nil)
    accessories = (node, element, wanted)
    element.attach(to: self)
    return element
  }

  /// Whether what the row leads to shows beside its list.
  private var leadsToColumn: Bool {
    environment.isInSplit && environment.horizontalSizeClass == .regular
  }

  private var markElement: LayoutNode? {
    let wanted = editMark
    if let mark, mark.kind == wanted { return mark.node.elements.first }
    if let mark { holder.remove(mark.node) }
    mark = nil
    guard let wanted else { return nil }
    let node = holder.furnish(self) { EditMark._makeNode(EditMark(kind: wanted), in: $0) }
    mark = (node, wanted)
    node.elements.first?.attach(to: self)
    return node.elements.first
  }

  // MARK: Layout

  private struct Parts {
    var insets: EdgeInsets
    var content: ProposedViewSize
    var accessory: LayoutNode?
    var accessorySize: CGSize
    var mark: LayoutNode?
    var markSize: CGSize
    /// Where the content begins.
    var lead: CGFloat
  }

  private func parts(_ width: CGFloat) -> Parts {
    let insets = insets(width)
    let accessory = self.accessory
    let size = accessory?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    var room = width - insets.horizontal
    if accessory != nil { room -= size.width + ListMetrics.accessoryGap }
    let mark = markElement
    let markSize = mark?.sizeThatFits(.unspecified) ?? .zero
    let shift = mark == nil ? 0 : markSize.width + ListMetrics.editMarkGap
    return Parts(
      insets: insets, content: ProposedViewSize(width: max(room - shift, 0), height: nil),
      accessory: accessory, accessorySize: size, mark: mark, markSize: markSize,
      lead: insets.leading + shift)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? LayoutConstants.idealLength
    let parts = parts(width)
    let inner = child.sizeThatFits(parts.content)
    let height = max(inner.height, parts.accessorySize.height) + parts.insets.vertical
    return CGSize(width: width, height: max(height, leastHeight))
  }

  override func placeChildren() {
    let parts = parts(size.width)
    let room = size.height - parts.insets.vertical
    // What is flexible fills a row that is higher than it asked for.
    var offer = parts.content
    var inner = child.sizeThatFits(offer)
    if inner.height < room {
      offer.height = room
      inner = child.sizeThatFits(offer)
    }
    let aside = swipe.offset
    func put(
      _ node: LayoutNode, at lead: CGFloat, _ y: CGFloat, _ own: CGSize, _ offer: ProposedViewSize
    ) {
      let x = isRightToLeft ? size.width - lead - own.width : lead
      node.place(at: CGPoint(x: x, y: y), proposal: offer, in: self)
    }
    put(
      child, at: parts.lead + aside, parts.insets.top + (room - inner.height) / 2, inner,
      offer)
    if let accessory = parts.accessory {
      let own = parts.accessorySize
      put(
        accessory, at: size.width - parts.insets.trailing - own.width + aside,
        (size.height - own.height) / 2, own, ProposedViewSize(width: size.width, height: nil))
    }
    if let mark = parts.mark {
      put(
        mark, at: parts.insets.leading + aside, (size.height - parts.markSize.height) / 2,
        parts.markSize, .unspecified)
      if mark.committed == nil, committed != nil { bringIn(mark, by: parts.lead) }
    }
    for layer in backdrop {
      layer.place(
        at: CGPoint(x: physical(aside), y: 0), proposal: ProposedViewSize(size), in: self)
    }
    if let buttons = swipe.buttons {
      buttons.attach(to: self)
      let own = CGSize(width: abs(aside), height: size.height)
      put(buttons, at: aside < 0 ? size.width - own.width : 0, 0, own, ProposedViewSize(own))
    }
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let parts = parts(size.width)
    guard child === self.child else {
      report.add("row", "beside the content, in the middle of the row's height")
      return report
    }
    let origin = wishes.insets == nil ? "the list's" : "the row's own"
    report.add("insets", "\(LayoutNumber.text(parts.insets)), \(origin)")
    if let accessory = parts.accessory {
      let taken = parts.accessorySize.width + ListMetrics.accessoryGap
      report.add(
        "accessories",
        "\(LayoutNumber.text(taken)) less for what stands at the trailing end, "
          + "\(LayoutNumber.text(accessory.size))")
    }
    let needed = child.size.height + parts.insets.vertical
    if needed < leastHeight {
      report.add(
        "height",
        "the content and its insets need \(LayoutNumber.text(needed)); a row has at least "
          + "\(LayoutNumber.text(leastHeight)), and the content lies in its middle")
    }
    return report
  }

  /// Has a mark that comes when the list begins to be edited come with the content, from beyond the
  /// row's edge.
  private func bringIn(_ mark: LayoutNode, by way: CGFloat) {
    mark.committed = CommittedFrame(
      origin: CGPoint(x: mark.origin.x - physical(way), y: mark.origin.y), size: mark.size)
  }

  /// A distance in reading direction from left to right.
  private func physical(_ distance: CGFloat) -> CGFloat {
    isRightToLeft ? -distance : distance
  }

  /// The content follows the finger: no animation delays it.
  override var stepsContents: Bool { swipe.isOpen }

  /// Text lines end at the row.
  override func explicitAlignment(_ key: AlignmentKey, for dimensions: ViewDimensions)
    -> CGFloat?
  { nil }
  override func makeExplicitGuides() -> ExplicitGuides { .none }

  private var backdrop: [LayoutNode] {
    guard place.part == .content, let backdrop = child.trait(ListRowBackdropKey.self) else {
      return []
    }
    for layer in backdrop.layers { layer.attach(to: self) }
    return backdrop.layers
  }

  override var layoutChildren: [LayoutNode] {
    backdrop + [child] + (accessories.map { [$0.element] } ?? []) + (mark?.node.elements ?? [])
      + (swipe.buttons.map { [$0] } ?? [])
  }
  override var touchChildren: [LayoutNode] {
    if let buttons = swipe.buttons { return [buttons] }
    return isEditing ? accessories.map { [$0.element] } ?? [] : [child]
  }

  // MARK: Touches

  /// Touched over its whole frame, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    guard frameContains(point) else { return nil }
    return hitInside(point) ?? self
  }

  override func touchEntries() -> [TouchEntry] {
    guard place.part == .content else { return [] }
    var entries: [TouchEntry] = []
    if RowPress.hasAction(self) { entries.append(TouchEntry(press)) }
    if swipe.isPossible { entries.append(TouchEntry(pan, .pan)) }
    return entries
  }

  // MARK: Drawing

  override func record(into recorder: Recorder) {
    switch place.part {
    case .content: recordRow(into: recorder)
    case .header: recordHeader(into: recorder)
    case .footer: recorder.record(child)
    }
  }

  private func recordHeader(into recorder: Recorder) {
    if !look.pinnedViews.isEmpty, environment.scrollContentBackground != .hidden {
      let color = SystemColorTable.color(look.background, environment.colorConditions)
      recorder.add(
        .fill(.rectangle(recorder.snappedFrame(size)), .color(color), FillRule()))
    }
    recorder.record(child)
  }

  private func recordRow(into recorder: Recorder) {
    guard let buttons = swipe.buttons else { return recordContent(into: recorder, aside: 0) }
    let items = recorder.capture {
      recordContent(into: recorder, aside: physical(swipe.offset))
      recorder.record(buttons)
    }
    let outline = RowOutline(look: look, place: place).outline(recorder.snappedFrame(size))
    recorder.add(.group(.clip(outline, FillRule()), items))
  }

  /// - Parameter aside: how far to the right the content has been swiped.
  private func recordContent(into recorder: Recorder, aside: CGFloat) {
    let frame = recorder.snappedFrame(size).offsetBy(dx: aside, dy: 0)
    let outline = RowOutline(look: look, place: place).outline(frame)
    let layers = backdrop
    let below = recorder.capture {
      recordGround(frame, outline, layers, into: recorder)
      recordMark(frame, outline, into: recorder)
    }
    add(below, to: recorder)
    if reachesCorners {
      let items = recorder.capture { recorder.record(child) }
      if !items.isEmpty { recorder.add(.group(.clip(outline, FillRule()), items)) }
    } else {
      recorder.record(child)
    }
    let above = recorder.capture {
      if let accessory = accessories?.element { recorder.record(accessory) }
      if let mark = mark?.node.elements.first { recorder.record(mark) }
      recorder.add(RowSeparators(row: self, frame: frame, aside: aside, grid: recorder.grid).items)
    }
    add(above, to: recorder)
  }

  /// Whether the content lies where the card has no corners: it is cut off there.
  private var reachesCorners: Bool {
    guard look.hasCards, place.isFirst || place.isLast else { return false }
    let radius = ListMetrics.cardRadius(environment.era)
    let box = CGRect(origin: child.origin, size: child.size)
    guard box.minX < radius || box.maxX > size.width - radius else { return false }
    return place.isFirst && box.minY < radius || place.isLast && box.maxY > size.height - radius
  }

  /// Adds what belongs to the row itself: while the content fades in, it does too.
  private func add(_ items: [DisplayItem], to recorder: Recorder) {
    var share = 1.0
    var node = child
    while node.presence == nil, let wrapper = node as? WrapperNode { node = wrapper.child }
    if let time = recorder.time, let presence = node.presence, !presence.isFinished(at: time) {
      share = presence.opacity(at: time)
    }
    if items.isEmpty || share == 1 { return recorder.add(items) }
    recorder.add(.group(.opacity(share), items))
  }

  private func recordGround(
    _ frame: CGRect, _ outline: Outline, _ layers: [LayoutNode], into recorder: Recorder
  ) {
    if layers.isEmpty {
      let asked = ControlInk.rowGround?.resolved(environment.traitCollection)
      let usual = look.rowBackground.map {
        SystemColorTable.color($0, environment.colorConditions)
      }
      if let color = asked ?? usual {
        recorder.add(.fill(outline, .color(color), FillRule()))
      }
    } else {
      let items = recorder.capture { for layer in layers { recorder.record(layer) } }
      if !items.isEmpty { recorder.add(.group(.clip(outline, FillRule()), items)) }
    }
  }

  private func recordMark(_ frame: CGRect, _ outline: Outline, into recorder: Recorder) {
    var amount = highlight.amount(at: recorder.time)
    if isChosen { amount = max(amount, 1) }
    guard amount > 0 else { return }
    var color = ListMetrics.highlight(environment.colorConditions)
    color.alpha *= amount
    let mark =
      look.isBareSidebar
      ? Outline.roundedRectangle(
        frame,
        cornerSize: CGSize(
          width: ListMetrics.sidebarRowRadius, height: ListMetrics.sidebarRowRadius), .continuous)
      : outline
    recorder.add(.fill(mark, .color(color), FillRule()))
  }

  // MARK: Choosing

  /// The value by which the list's selection knows the row: its tag, or its id in a `ForEach`.
  var choiceValue: AnyHashable? {
    guard let choice = holder.choice, wishes.isSelectable != false else { return nil }
    if let tag = child.trait(TagKey.self) { return choice.admits(tag) ? tag : nil }
    if let target = child.trait(LinkValueKey.self), choice.admits(target) { return target }
    let origin = LazyOrigin(of: LazyOrigin.base(of: child).owner, below: holder)
    return origin.rows.lazy.map { $0.source.identifier(at: $0.index) }.first { choice.admits($0) }
  }

  var isChosen: Bool {
    guard place.part == .content, let choice = holder.choice, let value = choiceValue else {
      return false
    }
    return Reentry.untracked { choice.contains(value) }
  }
}
