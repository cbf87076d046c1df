import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// Screens over each other: one at rest, more while they slide.
///
/// Layout knows every screen in its final place; only drawing moves them.
///
/// - Proposes: its own size to each screen.
/// - Reports: the proposal.
final class NavigationElement: LayoutNode {
  unowned let stack: ScreenStack

  init(owner: ViewNode, stack: ScreenStack) {
    self.stack = stack
    super.init(owner: owner)
  }

  private var screens: [ScreenElement] {
    let elements = stack.layers.map(\.element)
    for element in elements { element.attach(to: self) }
    return elements
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var isLayoutBoundary: Bool { true }
  override var placesAlways: Bool { true }
  override var layoutChildren: [LayoutNode] { screens }

  override func placeChildren() {
    for screen in screens { screen.place(at: .zero, proposal: ProposedViewSize(size), in: self) }
  }

  override func placementReport(for child: LayoutElement) -> PlacementReport {
    var report = PlacementReport()
    let place = (screens.firstIndex { $0 === child } ?? 0) + 1
    report.add("navigation", "screen \(place) of \(screens.count), over all of the stack")
    return report
  }

  // MARK: Touches

  /// Whether the contents of screens can be touched while they slide.
  static let movingScreensAreTouched = false

  private lazy var swipe = EdgeSwipeRecognizer(element: self, stack: stack)
  override func touchEntries() -> [TouchEntry] { [TouchEntry(swipe, .high)] }

  /// The width that slides are counted in.
  var slideWidth: CGFloat { stack.top.element.box.width }

  override func hit(at point: CGPoint) -> LayoutNode? {
    let top = stack.top.element
    guard stack.isMoving, !Self.movingScreensAreTouched else { return hit(top, at: point) }
    // The bar stays in reach: the way back may be taken at once.
    if top.showsBar, let found = top.hit(top.bar, at: point) { return found }
    return top.box.contains(point) ? self : nil
  }

  // MARK: Drawing

  /// How screens lie over each other at `time`, if more than one is seen.
  func sliding(at time: Double?, origin: CGPoint = .zero) -> SlidingScreens? {
    let places = stack.layers.map { CGFloat($0.slide.place(at: time)) }
    guard time != nil, places.count > 1, places.contains(where: { $0 != 0 }) else { return nil }
    return SlidingScreens(
      layers: stack.layers, places: places, isMirrored: isRightToLeft, origin: origin)
  }

  override func record(into recorder: Recorder) {
    guard let sliding = sliding(at: recorder.time, origin: recorder.origin) else {
      recordBackground(of: stack.top, into: recorder)
      return recorder.record(stack.top.element)
    }
    let items = recorder.capture {
      sliding.record(into: recorder) { recordBackground(of: $0, into: recorder) }
    }
    let box = stack.top.element.box.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    recorder.add(.group(.clip(.rectangle(recorder.grid.snap(box)), FillRule()), items))
  }

  /// Screens above the first hide what is behind the stack.
  private func recordBackground(of screen: StackScreen, into recorder: Recorder) {
    guard screen.destination != nil else { return }
    let box = screen.element.box.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let color = SystemColorTable.color(.systemBackground, environment.colorConditions)
    recorder.add(.fill(.rectangle(recorder.grid.snap(box)), .color(color), FillRule()))
  }
}
