import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A navigation bar: a row of items around a title, and a large title below.
///
/// - Proposes: the row's height to items; to the principal one also the gap they leave.
/// - Reports: the proposal.
final class NavigationBarElement: LayoutNode {
  /// What stands in the bar.
  struct Parts {
    var back: LayoutNode?
    var leading: [LayoutNode] = []
    var trailing: [LayoutNode] = []
    var principal: LayoutNode?
    /// The title in the row, if no principal item takes its place.
    var inlineTitle: LayoutNode?
    var largeTitle: LayoutNode?
    var search: LayoutNode?
    /// What the items are, by element.
    var wishes: [ObjectIdentifier: BarItemWish] = [:]
    /// What stands in the row beside the title, and the principal item in its place.
    var items: [LayoutNode] {
      [back].compactMap { $0 } + leading + trailing + [principal].compactMap { $0 }
    }
    /// What stands in the middle of the row.
    var center: LayoutNode? { principal ?? inlineTitle }

    var all: [LayoutNode] {
      [back].compactMap { $0 } + leading + [center].compactMap { $0 } + trailing
        + [largeTitle, search].compactMap { $0 }
    }
  }

  var parts = Parts() {
    didSet {
      for node in parts.all { node.attach(to: self) }
      let isSame = oldValue.all.elementsEqual(parts.all, by: ===)
      if !isSame { invalidatePlacement() }
    }
  }
  /// What covers the bar's box from outside, above and beside the items.
  var insets = PhysicalInsets() {
    didSet { if insets != oldValue { invalidatePlacement() } }
  }
  var requests = BarRequests()
  var edges = ScrollEdgeWishes()
  /// The sheets of glass that items lie on.
  var plates: [GlassPlate] = []
  /// Whether the title stands at the leading side, not in the middle.
  var titleLeads = false { didSet { if titleLeads != oldValue { invalidatePlacement() } } }
  /// The screen below, for what lies under the bar.
  weak var screen: LayoutNode?
  /// How the bar is shown while it and another bar replace each other.
  var passage: BarPassage?

  // MARK: Collapsing

  /// Whether what is below stays down because it is fetched anew.
  var isRefreshing = false
  /// Whether the search field gives way to what is scrolled, before a large title does.
  var searchCollapses = true

  /// Whether title and items have given way to a search.
  var isSearching = false {
    didSet {
      guard isSearching != oldValue else { return }
      searchFade.show(!isSearching, fades: committed != nil, in: graph)
      invalidatePlacement()
    }
  }
  private var searchFade = FadeMotion(
    name: "the items of a bar", coming: ChromeMetrics.searchFade, going: ChromeMetrics.searchFade)
  /// How much of the items shows beside a search, 0…1.
  func itemOpacity(at time: Double?) -> Double { searchFade.opacity(at: time) }
  /// What scopes add to the search field's part of the bar.
  var scopesHeight: CGFloat = 0 { didSet { if scopesHeight != oldValue { invalidatePlacement() } } }
  /// The height of the row of items.
  var rowHeight: CGFloat {
    isSearching ? 0 : BarGeometry(environment: environment).navigationRow(below: insets.top)
  }

  /// What shows of the search field's part of the bar.
  private var searchLength: CGFloat {
    guard parts.search != nil else { return 0 }
    let full = ChromeMetrics.searchHeight + scopesHeight
    return searchCollapses ? full - min(max(scrolled, 0), full) : full
  }

  /// The bottom of a large title's part of the bar.
  var titleBottom: CGFloat { size.height - searchLength }

  /// How far the content below has been scrolled; negative where it is pulled down.
  private var scrolled: CGFloat = 0
  private var titleFade = FadeMotion(
    name: "a title", coming: ChromeMetrics.inlineTitleFade, going: ChromeMetrics.inlineTitleFade)

  /// Has the large title give way to what has been scrolled below it.
  func setScrolled(_ offset: CGFloat) {
    if offset != scrolled { invalidatePlacement() }
    scrolled = offset
  }

  /// The bottom of the row of items, above a large title.
  var rowBottom: CGFloat { insets.top + rowHeight }

  /// Shows the title in the row where there is no large one, or where that is nearly gone.
  private func chooseTitle() {
    guard !isSearching else {
      // What shows now fades away as it is.
      parts.inlineTitle?.isSuppressed = true
      parts.largeTitle?.isSuppressed = true
      for part in parts.items { part.isSuppressed = true }
      return
    }
    let isAlone = parts.largeTitle == nil
    let shows = isAlone || titleBottom - rowBottom < ChromeMetrics.inlineTitleThreshold
    // A bar that has not been shown yet, or has another title now, does not fade.
    titleFade.show(shows, fades: !isAlone && committed != nil, in: graph)
    parts.inlineTitle?.isSuppressed = !shows
    parts.largeTitle?.isSuppressed = titleBottom <= rowBottom
    for part in parts.items { part.isSuppressed = false }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var layoutChildren: [LayoutNode] { parts.all }
  override var dumpName: String? { "NavigationBar" }

  override func placeChildren() {
    chooseTitle()
    let geometry = BarGeometry(environment: environment)
    let width = size.width - insets.left - insets.right
    let margin = geometry.margin(width: width)
    let row = Row(
      top: insets.top + geometry.rowTop(below: insets.top), height: geometry.itemHeight)

    // 1. The items at both ends.
    let (start, end) =
      geometry.isGlass
      ? placeOnGlass(width: width, top: row.top) : placeItems(in: row, width: width, margin: margin)

    // 2. The title or principal item in the gap, in the middle of the bar if that has room.
    if let center = parts.center {
      let gap = max(end - start, 0)
      let length = center.sizeThatFits(ProposedViewSize(width: gap, height: row.height)).width
      let middle = titleLeads && parts.principal == nil ? start : (width - length) / 2
      let x = min(max(middle, start), max(end - length, start))
      _ = place(center, atStart: x, in: row, width: gap)
    }

    // 3. The large title at the bottom, which moves with what is scrolled or pulled.
    if let title = parts.largeTitle {
      let margin = geometry.largeTitleMargin(width: width)
      let offer = ProposedViewSize(width: max(width - 2 * margin, 0), height: nil)
      let own = title.sizeThatFits(offer)
      let y = titleBottom - ChromeMetrics.largeTitleBottomGap - own.height
      put(title, x: margin, y: y, length: own.width, offer: offer)
    }

    // 4. The search field below, lower and lower as it gives way.
    if let search = parts.search {
      let taken = ChromeMetrics.searchHeight + scopesHeight - searchLength
      let height = max(ChromeMetrics.searchFieldHeight + scopesHeight - taken, 0)
      search.isSuppressed = height == 0
      let offer = ProposedViewSize(width: max(width - 2 * margin, 0), height: height)
      put(
        search, x: margin, y: titleBottom + ChromeMetrics.searchTop,
        length: max(width - 2 * margin, 0), offer: offer)
    }
  }

  /// Places the items at both ends and answers the room between them.
  private func placeItems(in row: Row, width: CGFloat, margin: CGFloat)
    -> (start: CGFloat, end: CGFloat)
  {
    var start = margin
    if let back = parts.back {
      let room = backRoom(in: row, width: width, margin: margin)
      let length = place(back, atStart: ChromeMetrics.backButtonMargin, in: row, width: room)
      start = ChromeMetrics.backButtonMargin + length + ChromeMetrics.barItemGap
    }
    var hasLeading = parts.back != nil
    for item in parts.leading {
      start += place(item, atStart: start, in: row, width: nil) + ChromeMetrics.barItemGap
      hasLeading = true
    }
    if hasLeading { start += ChromeMetrics.titleGap - ChromeMetrics.barItemGap }
    var end = width - margin
    for item in parts.trailing.reversed() {
      let length = item.sizeThatFits(ProposedViewSize(width: nil, height: row.height)).width
      _ = place(item, atStart: end - length, in: row, width: nil)
      end -= length + ChromeMetrics.barItemGap
    }
    if !parts.trailing.isEmpty { end += ChromeMetrics.barItemGap - ChromeMetrics.titleGap }
    return (start, end)
  }

  /// What the other items and a whole title in the row leave for the way back.
  private func backRoom(in row: Row, width: CGFloat, margin: CGFloat) -> CGFloat {
    let offer = ProposedViewSize(width: nil, height: row.height)
    func length(_ nodes: [LayoutNode]) -> CGFloat {
      nodes.reduce(0) { $0 + $1.sizeThatFits(offer).width + ChromeMetrics.barItemGap }
    }
    var taken = margin + length(parts.leading) + length(parts.trailing)
    if let center = parts.center, !center.isSuppressed {
      taken += center.sizeThatFits(offer).width + 2 * ChromeMetrics.titleGap
    }
    return max(width - ChromeMetrics.backButtonMargin - taken, 0)
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let geometry = BarGeometry(environment: environment)
    let text = { (value: CGFloat) in LayoutNumber.text(value) }
    let margin = text(geometry.margin(width: size.width - insets.left - insets.right))
    let row =
      "in the middle of a row of \(text(geometry.navigationRow(below: insets.top))) below the safe area"
    if child === parts.back {
      let start = text(ChromeMetrics.backButtonMargin)
      report.add("bar", "the way back, \(start) from the leading edge, \(row)")
    } else if child === parts.largeTitle {
      report.add(
        "bar",
        "the large title, \(margin) from the leading edge; its bottom is "
          + "\(text(ChromeMetrics.largeTitleBottomGap)) above \(text(titleBottom)), where its part of "
          + "the bar ends" + (scrolled == 0 ? "" : "; scrolled by \(text(scrolled))"))
    } else if child === parts.search {
      report.add(
        "bar",
        "the search field, \(margin) from both edges, "
          + "\(text(ChromeMetrics.searchTop)) below \(text(titleBottom))")
    } else if child === parts.center {
      report.add(
        "bar",
        "the title, \(row), in the middle of the bar as far as the items beside it, "
          + "\(text(ChromeMetrics.titleGap)) away at least, leave room")
    } else {
      let isLeading = parts.leading.contains { $0 === child }
      report.add(
        "bar",
        "an item at the \(isLeading ? "leading" : "trailing") end, \(row); the first is "
          + "\(margin) from the edge, the others \(text(ChromeMetrics.barItemGap)) from each other")
    }
    return report
  }

  private struct Row {
    let top: CGFloat
    let height: CGFloat
  }

  /// Places an item in the row and answers its width.
  private func place(_ item: LayoutNode, atStart x: CGFloat, in row: Row, width: CGFloat?)
    -> CGFloat
  {
    let offer = ProposedViewSize(width: width, height: row.height)
    let own = item.sizeThatFits(offer)
    put(item, x: x, y: row.top + (row.height - own.height) / 2, length: own.width, offer: offer)
    return own.width
  }

  func put(
    _ item: LayoutNode, x: CGFloat, y: CGFloat, length: CGFloat, offer: ProposedViewSize
  ) {
    let left = isRightToLeft ? size.width - insets.right - x - length : insets.left + x
    item.place(at: CGPoint(x: left, y: y), proposal: offer, in: self)
  }

  /// Bars keep touches from what they cover.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  // MARK: Drawing

  override func passage(of child: LayoutNode, at time: Double) -> CGAffineTransform {
    guard let screen = parentNode as? ScreenElement,
      let sliding = (screen.parentNode as? NavigationElement)?.sliding(at: time)
    else { return .identity }
    if child === parts.largeTitle { return sliding.passage(of: .largeTitle, in: screen) }
    if child === parts.center { return sliding.passage(of: .title, in: screen) }
    return .identity
  }

  /// Whether a large title is partly under the row.
  var isCollapsing: Bool { scrolled > 0 }
  /// How much a large title is enlarged that is pulled down.
  var stretch: CGFloat {
    guard scrolled < 0, !isRefreshing else { return 1 }
    return 1 + ChromeMetrics.largeTitleStretch * min(-scrolled / ChromeMetrics.largeTitlePull, 1)
  }
  func titleOpacity(at time: Double?) -> Double { titleFade.opacity(at: time) }

  override func record(into recorder: Recorder) {
    switch (parentNode as? ScreenElement)?.part ?? .all {
    case .all, .content, .bottomBar:
      recordBackground(into: recorder)
      recordItems(into: recorder)
      recordLargeTitle(into: recorder)
    case .barBackground: recordBackground(into: recorder)
    case .bar: recordItems(into: recorder)
    case .largeTitle: recordLargeTitle(into: recorder)
    }
  }
}
