import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// The chosen tab with the bar below it.
///
/// - Proposes: to the tab its own box, grown into the unsafe area it touches, less the bar.
/// - Reports: the proposal.
final class TabElement: LayoutNode {
  private unowned let host: any TabHost
  let bar: TabBarElement
  private var area: SafeArea?
  private(set) var showsBar = true

  init(owner: ViewNode, bar: TabBarElement, host: any TabHost) {
    self.host = host
    self.bar = bar
    super.init(owner: owner)
    bar.attach(to: self)
    bar.tapAction = { [unowned host] index in
      // The last place of a full bar leads to the other tabs, and shows none itself.
      let isMore = host.tabs.count > ChromeMetrics.mostTabs && index == ChromeMetrics.mostTabs - 1
      if isMore { return }
      if index == host.selectedIndex {
        TabReturn.run(in: host.tabs[index])
      } else {
        host.select(index)
      }
    }
  }

  func tabsDidChange() {
    itemsAreStale = true
    invalidatePlacement()
  }
  func selectionDidChange() {
    itemsAreStale = true
    invalidatePlacement()
  }

  private var edges = ScrollEdgeWishes()

  func arrange(_ requests: BarRequests, edges wishes: ScrollEdgeWishes) {
    if requests != bar.requests { itemsAreStale = true }
    bar.requests = requests
    edges = wishes
    let shows = requests.visibility != .hidden
    if shows != showsBar {
      showsBar = shows
      invalidatePlacement()
    }
  }

  /// The labels' colours and the list of items follow when the bar is next placed.
  private var itemsAreStale = true
  private var shownBadges: [Text?] = []

  private func refreshItems() {
    let badges = host.tabs.map { $0.trait(BadgeKey.self) }
    guard itemsAreStale || badges != shownBadges else { return }
    itemsAreStale = false
    shownBadges = badges
    let selected = host.selectedIndex
    let scheme = bar.requests.colorScheme
    var items = host.tabs.enumerated().compactMap { index, tab -> TabBarElement.Item? in
      guard let source = tab.trait(TabItemKey.self) else { return nil }
      source.show(
        isSelected: index == selected, colorScheme: scheme, badge: tab.trait(BadgeKey.self))
      return TabBarElement.Item(labels: source.labelElements, badge: source.badgeElement)
    }
    if items.count > ChromeMetrics.mostTabs, let more = host.moreItem {
      let first = ChromeMetrics.mostTabs - 1
      more.show(isSelected: selected >= first, colorScheme: scheme, badge: nil)
      items[first...] = [TabBarElement.Item(labels: more.labelElements)]
    }
    bar.items = items
    bar.chosen = min(selected, ChromeMetrics.mostTabs - 1)
  }

  private var tab: LayoutNode? {
    let tabs = host.tabs
    guard tabs.indices.contains(host.selectedIndex) else { return nil }
    let tab = tabs[host.selectedIndex]
    tab.attach(to: self)
    return tab
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var placesAlways: Bool { true }
  override var safeArea: SafeArea? { area }

  override func placeChildren() {
    refreshItems()
    let geometry = BarGeometry(environment: environment)
    if geometry.isGlass, !geometry.tabsAreGlass {
      graph.warn("a pad's tab bar has the classic look: that of iOS 26 is drawn on phones only")
    }
    var room = ScreenRoom(of: self)
    if showsBar { room.take(bottom: barHeight(over: room.bottomBarInsets.bottom)) }
    area = room.area

    let tab = self.tab
    if let tab { room.place(tab, in: self) }
    bar.screen = tab
    bar.edges = edges
    bar.insets = room.bottomBarInsets
    room.placeBottomBar(bar, isShown: showsBar, in: self)
  }

  private func barHeight(over inset: CGFloat) -> CGFloat {
    BarGeometry(environment: environment).tabBar(over: inset)
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let height = LayoutNumber.text(barHeight(over: ScreenRoom(of: self).bottomBarInsets.bottom))
    if child === bar {
      report.add("tab bar", "at the bottom, \(height) high and the safe area below")
    } else {
      let shown = showsBar ? "less \(height) for the tab bar below" : "whose tab bar is hidden"
      report.add(
        "tabs",
        "tab \(host.selectedIndex + 1) of \(host.tabs.count) is chosen; it has the room of "
          + "the tab view, \(shown)")
    }
    return report
  }

  /// Touched over its whole box, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    if let hit = hitInside(point) { return hit }
    return area?.outer.contains(point) == true ? self : nil
  }

  override var layoutChildren: [LayoutNode] {
    (tab.map { [$0] } ?? []) + (showsBar ? [bar] : [])
  }
}
