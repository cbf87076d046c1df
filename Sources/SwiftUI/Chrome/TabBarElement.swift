import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A tab bar: icons over or beside labels, in equal places.
///
/// - Reports: the proposal.
final class TabBarElement: LayoutNode {
  /// What one tab shows in the bar.
  struct Item {
    let labels: [LayoutNode]
    var badge: LayoutNode?
  }

  var items: [Item] = [] {
    didSet {
      for node in nodes { node.attach(to: self) }
      invalidatePlacement()
    }
  }
  /// What covers the bar's box from outside, below and beside the items.
  var insets = PhysicalInsets() {
    didSet { if insets != oldValue { invalidatePlacement() } }
  }
  var requests = BarRequests()
  /// The tab that shows, among `items`.
  var chosen: Int?
  var edges = ScrollEdgeWishes()
  /// The tab above, for what lies under the bar.
  weak var screen: LayoutNode?

  private var nodes: [LayoutNode] { items.flatMap(\.labels) + items.compactMap(\.badge) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var layoutChildren: [LayoutNode] { nodes }
  override var dumpName: String? { "TabBar" }

  override func placeChildren() {
    let geometry = BarGeometry(environment: environment)
    let isRow = geometry.tabsAreRows
    for (index, item) in items.enumerated() {
      let place = place(at: index)
      if geometry.tabsAreGlass {
        placeOnGlass(item, in: place)
        continue
      }
      if isRow { placeRow(item, in: place) } else { placeColumn(item, in: place) }
      placeBadge(of: item, in: place)
    }
  }

  /// A mark begins at the icon's upper end and grows away from it.
  private func placeBadge(of item: Item, in place: CGRect) {
    guard let badge = item.badge else { return }
    let own = badge.sizeThatFits(.unspecified)
    let icon = item.labels.first { !$0.showsText }
    let frame =
      icon.map { CGRect(origin: $0.origin, size: $0.size) }
      ?? CGRect(x: place.midX, y: place.minY, width: 0, height: 2 * ChromeMetrics.tabIconCenter)
    let x = isRightToLeft ? frame.minX - badgeStart - own.width : frame.maxX + badgeStart
    let y = frame.minY + ChromeMetrics.badgeReach.y - own.height / 2
    badge.place(
      at: CGPoint(x: x, y: max(y, ChromeMetrics.badgeTop)), proposal: .unspecified, in: self)
  }

  /// The part of the bar that belongs to an item.
  func place(at index: Int) -> CGRect {
    if BarGeometry(environment: environment).tabsAreGlass { return glassPlace(at: index) }
    let count = CGFloat(max(items.count, 1))
    let space = size.width - insets.left - insets.right
    let width = min(space / count, BarGeometry(environment: environment).tabWidth)
    let start = insets.left + (space - width * count) / 2
    let place = isRightToLeft ? items.count - 1 - index : index
    return CGRect(
      x: start + width * CGFloat(place), y: 0, width: width,
      height: max(size.height - insets.bottom, 0))
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    guard let index = items.firstIndex(where: { $0.labels.contains { $0 === child } }) else {
      return report
    }
    let place = place(at: index)
    report.add(
      "tab",
      "place \(index + 1) of \(items.count), \(LayoutNumber.text(place.width)) wide from "
        + LayoutNumber.text(place.minX))
    let geometry = BarGeometry(environment: environment)
    if geometry.tabsAreGlass {
      let isText = (child as? LayoutNode)?.showsText == true
      let center = isText ? GlassBarMetrics.tabLabelCenter : GlassBarMetrics.tabIconCenter
      report.add(
        "alignment",
        "in the middle across; its centre \(LayoutNumber.text(center)) below the sheet's top")
    } else if geometry.tabsAreRows {
      report.add("alignment", "icon and label beside each other, in the middle of the place")
    } else if let node = child as? LayoutNode, node.showsText {
      let bottom = LayoutNumber.text(ChromeMetrics.tabLabelBottom)
      report.add("alignment", "in the middle across; its bottom \(bottom) below the bar's top")
    } else {
      let center = LayoutNumber.text(ChromeMetrics.tabIconCenter)
      report.add("alignment", "in the middle across; its centre \(center) below the bar's top")
    }
    return report
  }

  private func placeColumn(_ item: Item, in place: CGRect) {
    for node in item.labels {
      let isText = node.showsText
      let offer = ProposedViewSize(width: isText ? place.width : nil, height: nil)
      let own = node.sizeThatFits(offer)
      let y =
        isText
        ? ChromeMetrics.tabLabelBottom - own.height : ChromeMetrics.tabIconCenter - own.height / 2
      node.place(at: CGPoint(x: place.midX - own.width / 2, y: y), proposal: offer, in: self)
    }
  }

  private func placeRow(_ item: Item, in place: CGRect) {
    let sizes = item.labels.map { $0.sizeThatFits(.unspecified) }
    let gap = rowGap(item)
    let width = sizes.reduce(gap * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width }
    var x = place.midX - width / 2
    for (node, own) in zip(item.labels, sizes) {
      let left = isRightToLeft ? 2 * place.midX - x - own.width : x
      let origin = CGPoint(x: left, y: place.midY - own.height / 2)
      node.place(at: origin, proposal: .unspecified, in: self)
      x += own.width + gap
    }
  }

  /// Between icon and title beside each other: a mark at the icon keeps the title off.
  private func rowGap(_ item: Item) -> CGFloat {
    guard let badge = item.badge else { return ChromeMetrics.compactTabGap }
    let end = badge.sizeThatFits(.unspecified).width + badgeStart
    return max(ChromeMetrics.compactTabGap, end + ChromeMetrics.badgeTitleGap)
  }

  /// From the icon's trailing edge to where a mark at it begins.
  private var badgeStart: CGFloat {
    ChromeMetrics.badgeReach.x - ChromeMetrics.badgeSide / 2
  }

  /// Told which item has been tapped.
  var tapAction: (Int) -> Void = { _ in }
  private lazy var tap = PressRecognizer(element: self) { [unowned self] point in
    if let index = items.indices.first(where: { place(at: $0).contains(point) }) {
      tapAction(index)
    }
  }
  override func touchEntries() -> [TouchEntry] { [TouchEntry(tap)] }

  /// Bars keep touches from what they cover.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  override func record(into recorder: Recorder) {
    let frame = recorder.snappedFrame(size)
    let rect = CGRect(origin: recorder.origin, size: size)
    let isCovering = screen.map { ScrolledContent.isUnderBottom(of: rect, in: $0) } ?? false
    let look = BarLook.tabBar(isCovering: isCovering)
    let isGlass = BarGeometry(environment: environment).tabsAreGlass
    recorder.add(BarBackground.ground(look, in: frame, environment, graph))
    recorder.add(
      BarBackground.items(
        for: requests, in: frame, isCovering: isCovering, hairline: .top, look: look,
        edges: isGlass ? edges : nil, environment: environment, graph: graph))
    if isGlass { recordPlate(into: recorder) }
    for child in nodes { recorder.record(child) }
  }
}
