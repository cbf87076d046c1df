import Foundation
import HangaGeometry
import HangaRuntime

/// What moves a scroll view's content: a finger, its own weight, or a way to a view.
final class ScrollMotion: Ticker {
  private enum State {
    case still
    case dragged(from: CGPoint)
    case free(x: ScrollTrajectory, y: ScrollTrajectory, since: Double)
  }
  private var state = State.still { didSet { element.phaseDidChange(to: phase) } }
  /// Whether what moves by itself has been sent somewhere.
  private var isSliding = false

  private var phase: ScrollPhase {
    switch state {
    case .still: .idle
    case .dragged: .interacting
    case .free: isSliding ? .animating : .decelerating
    }
  }

  /// The content's own speed, in points a second.
  var velocity: CGVector {
    guard case .free(let x, let y, let since) = state else { return CGVector() }
    let t = clock.time - since
    return CGVector(dx: CGFloat(x.velocity(at: t)), dy: CGFloat(y.velocity(at: t)))
  }
  private unowned let element: ScrollElement

  init(_ element: ScrollElement) { self.element = element }

  private var clock: SceneClock { element.graph.clock }

  /// Whether the content may lie beyond its ends.
  var isMoving: Bool {
    if case .still = state { false } else { true }
  }

  /// Leaves the content where it is.
  func stop() {
    state = .still
    clock.remove(self)
  }

  // MARK: A finger

  private func range(_ axis: Axis) -> ClosedRange<Double> {
    let least = Double(element.leastOffset(axis))
    return least...max(Double(element.range[axis]), least)
  }
  private func band(_ axis: Axis) -> RubberBand { RubberBand(length: Double(element.size[axis])) }

  func dragBegan() {
    let offset = element.contentOffset
    func start(_ axis: Axis) -> CGFloat {
      CGFloat(band(axis).position(Double(offset[axis]), in: range(axis)))
    }
    state = .dragged(from: CGPoint(x: start(.horizontal), y: start(.vertical)))
    clock.remove(self)
  }

  /// Where a finger's way takes the content, ends or not.
  private func raw(_ start: CGPoint, _ way: CGSize, _ axis: Axis) -> Double {
    Double(start[axis] - (axis == .horizontal ? way.width : way.height))
  }

  func drag(by way: CGSize) {
    guard case .dragged(let start) = state else { return }
    func place(_ axis: Axis) -> CGFloat {
      guard element.panAxes.contains(Axis.Set(axis)) else { return element.contentOffset[axis] }
      let position = raw(start, way, axis)
      let range = range(axis)
      guard element.bounces(axis) else {
        return CGFloat(min(max(position, range.lowerBound), range.upperBound))
      }
      return CGFloat(band(axis).place(position, in: range))
    }
    element.show(CGPoint(x: place(.horizontal), y: place(.vertical)))
  }

  func dragEnded(velocity: CGSize) {
    guard case .dragged(let start) = state else { return }
    let x = release(.horizontal, Double(-velocity.width), start)
    let y = release(.vertical, Double(-velocity.height), start)
    isSliding = false
    coastingRange = element.range
    run(x: x, y: y)
  }

  private func release(_ axis: Axis, _ velocity: Double, _ start: CGPoint) -> ScrollTrajectory {
    let (range, band) = (range(axis), band(axis))
    let place = Double(element.contentOffset[axis])
    guard element.panAxes.contains(Axis.Set(axis)) else {
      return ScrollTrajectory(position: place, velocity: 0, range: place...place)
    }
    let speed = band.velocity(velocity, at: band.position(place, in: range), in: range)
    if range.contains(place),
      let target = element.target(
        axis, from: Double(start[axis]), place: place, velocity: velocity)
    {
      let rest = min(max(target, range.lowerBound), range.upperBound)
      return ScrollTrajectory(position: place, velocity: speed, settlingAt: rest)
    }
    return ScrollTrajectory(position: place, velocity: speed, range: range)
  }

  /// Has the content before what shows grow, without a jump of what shows.
  func shift(by length: Double, along axis: Axis) {
    switch state {
    case .still: break
    case .dragged(var start):
      start[axis] += CGFloat(length)
      state = .dragged(from: start)
    case .free(let x, let y, let since):
      state = .free(
        x: axis == .horizontal ? x.shifted(by: length) : x,
        y: axis == .vertical ? y.shifted(by: length) : y, since: since)
    }
  }

  // MARK: By itself

  /// Slides to `offset`.
  func slide(to offset: CGPoint) {
    let now = element.contentOffset
    func way(_ axis: Axis) -> ScrollTrajectory {
      ScrollTrajectory(
        slidingFrom: Double(now[axis]), to: Double(offset[axis]), by: ScrollMetrics.scrollSlide)
    }
    guard now != offset else { return stop() }
    isSliding = true
    coastingRange = nil
    run(x: way(.horizontal), y: way(.vertical))
  }

  private func run(x: ScrollTrajectory, y: ScrollTrajectory) {
    if x.isFinished(at: 0) && y.isFinished(at: 0) {
      element.show(CGPoint(x: x.destination, y: y.destination))
      return stop()
    }
    state = .free(x: x, y: y, since: clock.time)
    clock.add(self)
  }

  func tick(at time: Double) -> Bool {
    guard case .free(let x, let y, let since) = state, element.owner.isAlive else { return false }
    if let coastingRange, coastingRange != element.range { return coastOn(x, y, at: time, since) }
    let t = time - since
    func place(_ way: ScrollTrajectory) -> CGFloat {
      CGFloat(way.isFinished(at: t) ? way.destination : way.position(at: t))
    }
    element.show(CGPoint(x: place(x), y: place(y)))
    guard x.isFinished(at: t) && y.isFinished(at: t) else { return true }
    state = .still
    return false
  }

  /// What could be scrolled when the content was let go.
  private var coastingRange: CGSize?

  /// The content's length has turned out to be another: it goes on as if let go here.
  private func coastOn(
    _ x: ScrollTrajectory, _ y: ScrollTrajectory, at time: Double, _ since: Double
  ) -> Bool {
    coastingRange = element.range
    func way(_ old: ScrollTrajectory, _ axis: Axis) -> ScrollTrajectory {
      ScrollTrajectory(
        position: old.position(at: time - since), velocity: old.velocity(at: time - since),
        range: range(axis))
    }
    state = .free(x: way(x, .horizontal), y: way(y, .vertical), since: time)
    return tick(at: time)
  }

  var moverDescription: String { "a scroll view" }
}
