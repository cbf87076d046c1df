import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A screen with its navigation bar and bottom bar.
///
/// - Proposes: to the screen its own box, grown into the unsafe area it touches, less the bars.
/// - Reports: the proposal.
final class ScreenElement: LayoutNode {
  private let content: SoleContent<VStackLayout>
  let bar: NavigationBarElement
  let bottomBar: BottomBarElement
  private let overlay: ScreenOverlay
  var showsBar = true { didSet { if showsBar != oldValue { invalidatePlacement() } } }
  var hasLargeTitle = false { didSet { if hasLargeTitle != oldValue { invalidatePlacement() } } }
  var hasSubtitle = false { didSet { if hasSubtitle != oldValue { invalidatePlacement() } } }
  var hasSearchField = false {
    didSet { if hasSearchField != oldValue { invalidatePlacement() } }
  }
  var showsBottomBar = false { didSet { if showsBottomBar != oldValue { invalidatePlacement() } } }
  private var area: SafeArea?

  /// What is drawn of a screen when it is its turn.
  enum Part { case all, content, barBackground, bar, largeTitle, bottomBar }
  var part = Part.all

  init(owner: ViewNode, bars: ScreenBars, contents: @escaping () -> [LayoutNode]) {
    content = SoleContent(owner: owner, layout: VStackLayout(), contents: contents)
    (bar, bottomBar, overlay) = (bars.bar, bars.bottomBar, bars.overlay)
    super.init(owner: owner)
    bar.attach(to: self)
    bottomBar.attach(to: self)
    overlay.attach(to: self)
  }

  func contentsDidChange() {
    content.contentsDidChange(in: self)
    invalidatePlacement()
  }

  private var screen: LayoutNode? { content.element(in: self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var placesAlways: Bool { true }
  override var safeArea: SafeArea? { area }
  override var dumpName: String? { nil }

  /// The screen with the unsafe area it touches, in its own space.
  var box: CGRect { area?.outer ?? CGRect(origin: .zero, size: size) }

  override func placeChildren() {
    var room = ScreenRoom(of: self)
    bar.insets = PhysicalInsets(
      top: room.insets.top, left: room.insets.left, right: room.insets.right)
    let title = hasLargeTitle ? titleHeight : 0
    let search = hasSearchField ? ChromeMetrics.searchHeight + bar.scopesHeight : 0
    if showsBar { room.take(top: bar.rowHeight + title + search) }
    if showsBottomBar { room.take(bottom: BarGeometry(environment: environment).bottomBar) }
    area = room.area

    let screen = self.screen
    if let screen { room.place(screen, in: self) }
    if !overlay.isEmpty { room.place(overlay, in: self) }
    placeBar(
      in: room.box, height: showsBar ? room.taken.top : 0,
      givesWay: [bar.searchCollapses ? search : 0, title].filter { $0 > 0 })
    bottomBar.screen = screen
    bottomBar.insets = room.bottomBarInsets
    room.placeBottomBar(bottomBar, isShown: showsBottomBar, in: self)
  }

  /// What a large title adds to the bar.
  private var titleHeight: CGFloat {
    ChromeMetrics.largeTitleHeight + (hasSubtitle ? ChromeMetrics.largeSubtitleHeight : 0)
  }

  /// The bar gives way as far as what scrolls below it has moved, and grows as far as that is
  /// pulled down.
  ///
  /// - Parameter givesWay: the heights of the parts that do, the first one first.
  private func placeBar(
    in box: CGRect, height: CGFloat, givesWay: [CGFloat]
  ) {
    let scroll =
      showsBar ? screen.flatMap { scrollUnderBar(in: $0, top: area?.container.minY) } : nil
    var stops: [CGFloat] = []
    for part in givesWay { stops.append((stops.last ?? 0) + part) }
    scroll?.barStops = stops
    let most = stops.last ?? 0
    let scrolled = most > 0 ? scroll?.contentOffset.y ?? 0 : 0
    bar.screen = screen
    bar.isRefreshing = scroll?.refreshControl?.isRunning == true
    bar.setScrolled(scrolled)
    bar.place(
      at: box.origin,
      proposal: ProposedViewSize(width: box.width, height: height - min(scrolled, most)), in: self)
  }

  /// The scroll view that begins where the bar ends.
  private func scrollUnderBar(in node: LayoutNode, top: CGFloat?) -> ScrollElement? {
    guard let top, !(node is NavigationElement) else { return nil }
    if let scroll = node as? ScrollElement, scroll.axes.contains(.vertical) {
      let y = CGPoint.zero.applying(scroll.transform(to: self)).y
      return abs(y - top) <= environment.pixelLength ? scroll : nil
    }
    for child in node.layoutChildren {
      if let found = scrollUnderBar(in: child, top: top) { return found }
    }
    return nil
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let geometry = BarGeometry(environment: environment)
    let text = { (value: CGFloat) in LayoutNumber.text(value) }
    if child === bar {
      var parts = [
        "\(text(bar.insets.top)) of safe area",
        "\(text(geometry.navigationRow(below: bar.insets.top))) for items",
      ]
      if hasLargeTitle { parts.append("\(text(titleHeight)) for a large title") }
      if hasSearchField { parts.append("\(text(ChromeMetrics.searchHeight)) for a search field") }
      report.add("bar", "at the top, as high as " + parts.joined(separator: ", "))
    } else if child === bottomBar {
      let height = text(geometry.bottomBar)
      report.add("bar", "at the bottom, \(height) and the safe area below")
    } else if let area {
      let (outer, inner) = (area.outer, area.container)
      report.add(
        "bars",
        "the screen of \(LayoutNumber.text(outer.size)) less \(text(inner.minY - outer.minY)) above and "
          + "\(text(outer.maxY - inner.maxY)) below, which bars and safe area take")
    }
    return report
  }

  /// Touched over its whole box, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    if let hit = hitInside(point) { return hit }
    return area?.outer.contains(point) == true ? self : nil
  }

  override var layoutChildren: [LayoutNode] {
    var nodes = screen.map { [$0] } ?? []
    if !overlay.isEmpty { nodes.append(overlay) }
    if showsBar { nodes.append(bar) }
    if showsBottomBar { nodes.append(bottomBar) }
    return nodes
  }

  override func passage(of child: LayoutNode, at time: Double) -> CGAffineTransform {
    guard let sliding = (parentNode as? NavigationElement)?.sliding(at: time) else {
      return .identity
    }
    let part: SlidingScreens.Part =
      child === bar ? .bar : child === bottomBar ? .bottomBar : .content
    return sliding.passage(of: part, in: self)
  }

  override func record(into recorder: Recorder) {
    switch part {
    case .all: for child in layoutChildren { recorder.record(child) }
    case .content:
      if let screen { recorder.record(screen) }
      if !overlay.isEmpty { recorder.record(overlay) }
    case .barBackground, .bar, .largeTitle: if showsBar { recorder.record(bar) }
    case .bottomBar: if showsBottomBar { recorder.record(bottomBar) }
    }
  }
}
