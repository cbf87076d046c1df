import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Pages side by side, each as large as the pager.
///
/// The offset is a model value: frames in the scene follow it.
///
/// - Proposes: its own size to each page.
/// - Reports: the proposal.
final class PagerElement: LayoutNode, Pannable {
  private unowned let host: any TabHost
  private let index: PageIndexElement
  var indexMode = PageTabViewStyle.IndexDisplayMode.automatic {
    didSet { if indexMode != oldValue { invalidatePlacement() } }
  }

  init(owner: ViewNode, index: PageIndexElement, host: any TabHost) {
    self.host = host
    self.index = index
    super.init(owner: owner)
    index.attach(to: self)
  }

  func tabsDidChange() { invalidatePlacement() }

  /// The selection has been set: the pages slide there if that is animated, else they jump.
  func selectionDidChange() {
    let selected = host.selectedIndex
    let isThere = shownPage == selected && (motion?.isMoving ?? false) == false
    if owner.animatingTransaction != nil, !isThere, size.width > 0, committed != nil {
      pagerMotion.slide(from: Double(position * size.width), to: selected)
    } else {
      motion?.stop()
    }
    shownPage = selected
    invalidatePlacement()
  }

  private var pages: [LayoutNode] {
    let pages = host.tabs
    for page in pages { page.attach(to: self) }
    return pages
  }

  // MARK: Motion

  private var motion: PagerMotion?
  private var pagerMotion: PagerMotion {
    let made = motion ?? PagerMotion(self)
    motion = made
    return made
  }
  /// The page that shows at rest, once placed: the chosen one, or one that a swipe has led to and
  /// whose choice has not yet come back through the binding.
  private var shownPage: Int?

  var pageCount: Int { host.tabs.count }

  /// How far the pages are moved, in pages.
  var position: CGFloat {
    if let motion, motion.isMoving, size.width > 0 { return CGFloat(motion.place) / size.width }
    return CGFloat(min(shownPage ?? host.selectedIndex, max(pageCount - 1, 0)))
  }

  func motionDidStep() { invalidatePlacement() }

  /// The pages have come to rest; a swipe chooses the page it has led to.
  func motionDidEnd(at page: Int) {
    shownPage = page
    invalidatePlacement()
    if page != host.selectedIndex { host.select(page) }
  }

  /// The pages follow the finger: no animation around the pager delays them.
  override var stepsContents: Bool { true }

  // MARK: Touches

  private lazy var pan = PanRecognizer(element: self, target: self)
  override func touchEntries() -> [TouchEntry] {
    environment.isScrollEnabled ? [TouchEntry(pan, .pan)] : []
  }

  var panAxes: Axis.Set { .horizontal }

  func catchMotion() -> Bool {
    guard let motion, motion.isFree else { return false }
    return true
  }

  func panDidBegin() { pagerMotion.dragBegan(at: Double(position * size.width)) }

  func pan(by translation: CGSize) { pagerMotion.drag(by: forwards(translation.width)) }

  func panDidEnd(velocity: CGSize) { pagerMotion.dragEnded(velocity: forwards(velocity.width)) }

  /// A length along the pages' order.
  private func forwards(_ length: CGFloat) -> Double { Double(isRightToLeft ? -length : length) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var placesAlways: Bool { true }

  override func placeChildren() {
    let pages = self.pages
    if shownPage == nil { shownPage = host.selectedIndex }
    let offer = ProposedViewSize(size)
    for (number, page) in pages.enumerated() {
      let own = page.sizeThatFits(offer)
      let distance = (CGFloat(number) - position) * size.width
      let left = isRightToLeft ? -distance : distance
      let origin = CGPoint(
        x: left + (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      page.place(at: origin, proposal: offer, in: self)
    }
    index.count = pages.count
    index.current = host.selectedIndex
    let length = index.idealSize
    // The dots keep clear of what covers the screen, even where the pages do not.
    let covered =
      inheritedSafeArea.map { max(min(size.height, $0.outer.maxY) - $0.container.maxY, 0) } ?? 0
    let center = size.height - covered - ChromeMetrics.pageDotBottom
    index.place(
      at: CGPoint(x: (size.width - length.width) / 2, y: center - length.height / 2),
      proposal: ProposedViewSize(length), in: self)
  }

  var showsIndex: Bool {
    switch indexMode.mode {
    case .automatic: host.tabs.count > 1
    case .always: true
    case .never: false
    }
  }

  override var layoutChildren: [LayoutNode] { pages + (showsIndex ? [index] : []) }

  /// Touched over its whole frame, empty or not; pages outside it are not.
  override func hit(at point: CGPoint) -> LayoutNode? {
    frameContains(point) ? hitInside(point) ?? self : nil
  }

  override func record(into recorder: Recorder) {
    let items = recorder.capture { for page in pages { recorder.record(page) } }
    if !items.isEmpty {
      recorder.add(.group(.clip(.rectangle(recorder.snappedFrame(size)), FillRule()), items))
    }
    if showsIndex { recorder.record(index) }
  }
}
