import Foundation
import HangaGeometry
import HangaRuntime

/// What moves a pager's pages: a finger, the way to the nearest page, or a slide to a chosen one.
///
/// Positions are counted in points from the first page, growing towards the last.
final class PagerMotion: Ticker {
  private enum State {
    case still
    /// `from` is where the finger would have to be for no page to be moved; `page` the one shown.
    case dragged(from: Double, page: Int)
    case free(ScrollTrajectory, since: Double, target: Int)
  }
  private var state = State.still
  /// Where the pages are now.
  private(set) var place = 0.0
  private unowned let element: PagerElement

  init(_ element: PagerElement) { self.element = element }

  private var clock: SceneClock { element.graph.clock }
  private var length: Double { Double(element.size.width) }
  private var range: ClosedRange<Double> {
    0...(length * Double(max(element.pageCount - 1, 0)))
  }
  private var band: RubberBand { RubberBand(length: length) }

  var isMoving: Bool { if case .still = state { false } else { true } }
  /// Whether the pages move by themselves.
  var isFree: Bool { if case .free = state { true } else { false } }

  func stop() {
    state = .still
    clock.remove(self)
  }

  // MARK: A finger

  /// - Parameter place: where the pages are, in points.
  func dragBegan(at place: Double) {
    self.place = place
    let page = length > 0 ? Int((place / length).rounded()) : 0
    state = .dragged(from: band.position(place, in: range), page: page)
    clock.remove(self)
  }

  /// - Parameter way: points towards the first page.
  func drag(by way: Double) {
    guard case .dragged(let start, _) = state else { return }
    place = band.place(start - way, in: range)
    element.motionDidStep()
  }

  /// - Parameter velocity: points a second towards the first page.
  func dragEnded(velocity: Double) {
    guard case .dragged(_, let page) = state, length > 0 else { return stop() }
    let target = Self.target(
      from: page, at: place / length, velocity: -velocity, pages: element.pageCount)
    let speed = band.velocity(-velocity, at: band.position(place, in: range), in: range)
    run(
      ScrollTrajectory(position: place, velocity: speed, settlingAt: Double(target) * length),
      to: target)
  }

  /// The page to settle at: the next one in the direction of a swipe that is fast enough, else the
  /// nearest; at most one further than where the drag began (facts/animation.md §9.1).
  static func target(from page: Int, at position: Double, velocity: Double, pages: Int) -> Int {
    var target = Int(position.rounded())
    if abs(velocity) >= ScrollMetrics.pageVelocity {
      target = Int(velocity > 0 ? position.rounded(.up) : position.rounded(.down))
    }
    target = min(max(target, page - 1), page + 1)
    return min(max(target, 0), max(pages - 1, 0))
  }

  // MARK: By itself

  /// Slides from `place` to a page.
  func slide(from place: Double, to target: Int) {
    self.place = place
    let way = ScrollTrajectory(
      slidingFrom: place, to: Double(target) * length, by: ScrollMetrics.pageSlide)
    run(way, to: target)
  }

  private func run(_ trajectory: ScrollTrajectory, to target: Int) {
    if trajectory.isFinished(at: 0) { return finish(trajectory.destination, target) }
    state = .free(trajectory, since: clock.time, target: target)
    clock.add(self)
  }

  private func finish(_ place: Double, _ target: Int) {
    self.place = place
    state = .still
    element.motionDidEnd(at: target)
  }

  func tick(at time: Double) -> Bool {
    guard case .free(let way, let since, let target) = state, element.owner.isAlive else {
      return false
    }
    let t = time - since
    if way.isFinished(at: t) {
      finish(way.destination, target)
      return false
    }
    place = way.position(at: t)
    element.motionDidStep()
    return true
  }

  var moverDescription: String { "a pager" }
}
