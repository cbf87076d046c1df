import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

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
  private var accessories: (node: ViewNode, badge: Text?, leadsOn: Bool)?
  /// How strongly the row is marked as touched.
  let highlight = RowHighlight()
  lazy var press = RowPress.recognizer(for: self)

  init(owner: ViewNode, holder: any ListHolding, child: LayoutNode) {
    self.holder = holder
    super.init(owner: owner, child: child)
  }

  override var dumpName: String? { nil }

  /// The row is no longer among the list's.
  func end() {
    if let accessories { holder.remove(accessories.node) }
    accessories = nil
  }

  func choiceDidChange() { invalidatePlacement() }

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
    case .header: return look.headerInsets(width: width)
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
    let badge = place.part == .content ? child.trait(BadgeKey.self) : nil
    let leadsOn = place.part == .content && self.leadsOn
    if let accessories, accessories.badge == badge, accessories.leadsOn == leadsOn {
      return accessories.node.elements.first
    }
    if let accessories { holder.remove(accessories.node) }
    accessories = nil
    guard badge != nil || leadsOn else { return nil }
    let node = holder.furnish {
      RowAccessories._makeNode(RowAccessories(badge: badge, leadsOn: leadsOn), in: $0)
    }
    accessories = (node, badge, leadsOn)
    node.elements.first?.attach(to: self)
    return node.elements.first
  }

  // MARK: Layout

  private struct Parts {
    var insets: EdgeInsets
    var content: ProposedViewSize
    var accessory: LayoutNode?
    var accessorySize: CGSize
  }

  private func parts(_ width: CGFloat) -> Parts {
    let insets = insets(width)
    let accessory = self.accessory
    let size = accessory?.sizeThatFits(ProposedViewSize(width: width, height: nil)) ?? .zero
    var room = width - insets.horizontal
    if accessory != nil { room -= size.width + ListMetrics.accessoryGap }
    return Parts(
      insets: insets, content: ProposedViewSize(width: max(room, 0), height: nil),
      accessory: accessory, accessorySize: size)
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
    let inner = child.sizeThatFits(parts.content)
    let room = size.height - parts.insets.vertical
    var x = parts.insets.leading
    if isRightToLeft { x = size.width - x - inner.width }
    child.place(
      at: CGPoint(x: x, y: parts.insets.top + (room - inner.height) / 2), proposal: parts.content,
      in: self)
    if let accessory = parts.accessory {
      let own = parts.accessorySize
      var x = size.width - parts.insets.trailing - own.width
      if isRightToLeft { x = parts.insets.trailing }
      accessory.place(
        at: CGPoint(x: x, y: (size.height - own.height) / 2),
        proposal: ProposedViewSize(width: size.width, height: nil), in: self)
    }
    for layer in backdrop {
      layer.place(at: .zero, proposal: ProposedViewSize(size), in: self)
    }
  }

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
    backdrop + [child] + (accessories?.node.elements ?? [])
  }
  override var touchChildren: [LayoutNode] { [child] }

  // MARK: Touches

  /// Touched over its whole frame, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    guard frameContains(point) else { return nil }
    return hitInside(point) ?? self
  }

  override func touchEntries() -> [TouchEntry] {
    guard place.part == .content, RowPress.hasAction(self) else { return [] }
    return [TouchEntry(press)]
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
    let frame = recorder.snappedFrame(size)
    let outline = RowOutline(look: look, place: place, isRightToLeft: isRightToLeft).outline(frame)
    let layers = backdrop
    if layers.isEmpty {
      if let name = look.rowBackground {
        let color = SystemColorTable.color(name, environment.colorConditions)
        recorder.add(.fill(outline, .color(color), FillRule()))
      }
    } else {
      let items = recorder.capture { for layer in layers { recorder.record(layer) } }
      if !items.isEmpty { recorder.add(.group(.clip(outline, FillRule()), items)) }
    }
    recordMark(frame, outline, into: recorder)
    recorder.record(child)
    if let accessory = accessories?.node.elements.first { recorder.record(accessory) }
    recorder.add(RowSeparators(row: self, frame: frame, grid: recorder.grid).items)
  }

  private func recordMark(_ frame: CGRect, _ outline: Outline, into recorder: Recorder) {
    var amount = highlight.amount(at: recorder.time)
    if isChosen { amount = 1 }
    guard amount > 0 else { return }
    var color = SystemColorTable.color(.gray4, environment.colorConditions)
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
