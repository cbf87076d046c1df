import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A screen with its navigation bar and bottom bar.
///
/// - Proposes: to the screen its own box, grown into the unsafe area it touches, less the bars.
/// - Reports: the proposal.
final class NavigationElement: LayoutNode {
  private let content: SoleContent<VStackLayout>
  let bar: NavigationBarElement
  let bottomBar: BottomBarElement
  var showsBar = true { didSet { if showsBar != oldValue { invalidatePlacement() } } }
  var hasLargeTitle = false { didSet { if hasLargeTitle != oldValue { invalidatePlacement() } } }
  var showsBottomBar = false { didSet { if showsBottomBar != oldValue { invalidatePlacement() } } }
  private var area: SafeArea?

  init(
    owner: ViewNode, bar: NavigationBarElement, bottomBar: BottomBarElement,
    contents: @escaping () -> [LayoutNode]
  ) {
    content = SoleContent(owner: owner, layout: VStackLayout(), contents: contents)
    (self.bar, self.bottomBar) = (bar, bottomBar)
    super.init(owner: owner)
    bar.attach(to: self)
    bottomBar.attach(to: self)
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

  override func placeChildren() {
    let insets = touchingInsets()
    let box = insets.grow(CGRect(origin: .zero, size: size))
    let geometry = BarGeometry(environment: environment)
    let keyboard = keyboardCover(in: insets)
    var inner = insets
    inner.bottom -= keyboard
    if showsBar {
      inner.top += geometry.navigationRow + (hasLargeTitle ? ChromeMetrics.largeTitleHeight : 0)
    }
    if showsBottomBar { inner.bottom += ChromeMetrics.bottomBarHeight }
    let bottom = inner.bottom
    area = SafeArea(outer: box, container: inner.shrink(box))
    inner.bottom = max(bottom, insets.bottom)
    let safe = inner.shrink(box)
    area?.keyboard = safe

    let screen = self.screen
    if let screen {
      let offer = ProposedViewSize(safe.size)
      let own = screen.sizeThatFits(offer)
      let origin = CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2)
      screen.place(at: origin, proposal: offer, in: self)
    }
    bar.screen = screen
    bar.insets = PhysicalInsets(top: insets.top, left: insets.left, right: insets.right)
    bar.place(
      at: box.origin,
      proposal: ProposedViewSize(width: box.width, height: showsBar ? inner.top : 0), in: self)
    bottomBar.screen = screen
    bottomBar.insets = PhysicalInsets(
      left: insets.left, bottom: insets.bottom - keyboard, right: insets.right)
    let height = showsBottomBar ? bottom : 0
    bottomBar.place(
      at: CGPoint(x: box.minX, y: box.maxY - height),
      proposal: ProposedViewSize(width: box.width, height: height), in: self)
  }

  /// Touched over its whole box, empty or not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    if let hit = hitInside(point) { return hit }
    return area?.outer.contains(point) == true ? self : nil
  }

  override var layoutChildren: [LayoutNode] {
    var nodes = screen.map { [$0] } ?? []
    if showsBar { nodes.append(bar) }
    if showsBottomBar { nodes.append(bottomBar) }
    return nodes
  }
}
