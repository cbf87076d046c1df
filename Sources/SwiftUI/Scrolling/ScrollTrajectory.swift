import Foundation
import HangaGeometry

/// How content comes to rest along one axis: a pure function of the seconds since it was let go.
///
/// Rules: facts/animation.md §9. A list of stages, each in closed form from its own beginning.
nonisolated struct ScrollTrajectory {
  private enum Stage {
    case rest(Double)
    /// The speed falls by a factor each millisecond.
    case coast(from: Double, velocity: Double, tau: Double)
    /// A critically damped spring around `center`.
    case spring(center: Double, offset: Double, velocity: Double, frequency: Double)
    /// Two decays towards `center`.
    case creep(center: Double, slow: Double, fast: Double)
    case slide(from: Double, to: Double, ScrollMetrics.Slide)
  }
  private var stages: [(begin: Double, stage: Stage)] = []

  /// Content let go at `position` with `velocity` that stays within `range` in the end.
  init(
    position: Double, velocity: Double, range: ClosedRange<Double>,
    rate: Double = ScrollMetrics.normalRate
  ) {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if position == edge {
      coast(from: position, velocity, at: 0, range, tau: Self.tau(rate))
    } else {
      catchBeyond(edge, position - edge, velocity, range, tau: Self.tau(rate))
    }
  }

  /// Content let go at `position` that comes to rest at `target` without going beyond it.
  init(position: Double, velocity: Double, settlingAt target: Double) {
    let offset = position - target
    let frequency = ScrollMetrics.pageFrequency
    // A critically damped spring crosses its centre if it is faster than this.
    let limit = frequency * abs(offset)
    let speed = offset < 0 ? min(velocity, limit) : max(velocity, -limit)
    stages.append(
      (0, .spring(center: target, offset: offset, velocity: speed, frequency: frequency)))
  }

  /// Content that slides to `target` by itself.
  init(slidingFrom position: Double, to target: Double, by slide: ScrollMetrics.Slide) {
    stages.append((0, .slide(from: position, to: target, slide)))
  }

  /// The same way `distance` further on.
  func shifted(by distance: Double) -> ScrollTrajectory {
    var copy = self
    copy.stages = stages.map { begin, stage in
      switch stage {
      case .rest(let place): (begin, .rest(place + distance))
      case .coast(let from, let velocity, let tau):
        (begin, .coast(from: from + distance, velocity: velocity, tau: tau))
      case .spring(let center, let offset, let velocity, let frequency):
        (
          begin,
          .spring(
            center: center + distance, offset: offset, velocity: velocity, frequency: frequency)
        )
      case .creep(let center, let slow, let fast):
        (begin, .creep(center: center + distance, slow: slow, fast: fast))
      case .slide(let from, let to, let slide):
        (begin, .slide(from: from + distance, to: to + distance, slide))
      }
    }
    return copy
  }

  /// The seconds in which the speed falls to 1/e.
  static func tau(_ rate: Double) -> Double { -1 / (1000 * Elementary.log(rate)) }

  /// How far content coasts that is let go with `velocity`, by the rule of thumb for targets.
  static func projection(_ velocity: Double, rate: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }

  // MARK: Stages

  private mutating func coast(
    from start: Double, _ velocity: Double, at time: Double, _ range: ClosedRange<Double>,
    tau: Double
  ) {
    let slowest = ScrollMetrics.restVelocity
    guard abs(velocity) > slowest else {
      stages.append((time, .rest(start)))
      return
    }
    stages.append((time, .coast(from: start, velocity: velocity, tau: tau)))
    let rest = start + (velocity - (velocity < 0 ? -slowest : slowest)) * tau
    if range.contains(rest) {
      stages.append((time + tau * Elementary.log(abs(velocity) / slowest), .rest(rest)))
      return
    }
    // It reaches an end while it is still moving.
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let left = velocity - (edge - start) / tau
    let hit = time + tau * Elementary.log(velocity / left)
    stages.append((hit, Self.bounce(edge, 0, left)))
  }

  private mutating func catchBeyond(
    _ edge: Double, _ offset: Double, _ velocity: Double, _ range: ClosedRange<Double>, tau: Double
  ) {
    if abs(velocity) < ScrollMetrics.returnVelocity {
      let (slow, fast) = ScrollMetrics.returnDecays
      // Such that the offset is `offset` and its change `velocity` at the start.
      let b = (velocity + slow * offset) / (slow - fast)
      stages.append((0, .creep(center: edge, slow: offset - b, fast: b)))
      return
    }
    stages.append((0, Self.bounce(edge, offset, velocity)))
    // Thrown back hard enough it crosses the end and coasts on inside.
    let push = velocity + ScrollMetrics.bounceFrequency * offset
    guard push * offset < 0 else { return }
    let crossing = -offset / push
    let inward = push * Elementary.exp(-ScrollMetrics.bounceFrequency * crossing)
    coast(from: edge, inward, at: crossing, range, tau: tau)
  }

  private static func bounce(_ edge: Double, _ offset: Double, _ velocity: Double) -> Stage {
    .spring(
      center: edge, offset: offset, velocity: velocity, frequency: ScrollMetrics.bounceFrequency)
  }

  // MARK: Samples

  private func stage(at time: Double) -> (elapsed: Double, stage: Stage, isLast: Bool) {
    let index = stages.lastIndex { $0.begin <= time } ?? 0
    return (time - stages[index].begin, stages[index].stage, index == stages.count - 1)
  }

  /// Where the content is `time` seconds after it was let go.
  func position(at time: Double) -> Double {
    let (t, stage, _) = stage(at: time)
    switch stage {
    case .rest(let place): return place
    case .coast(let from, let velocity, let tau):
      return from + velocity * tau * (1 - Elementary.exp(-t / tau))
    case .spring(let center, let offset, let velocity, let frequency):
      return center + (offset + (velocity + frequency * offset) * t)
        * Elementary.exp(-frequency * t)
    case .creep(let center, let slow, let fast):
      let decays = ScrollMetrics.returnDecays
      return center + slow * Elementary.exp(-decays.slow * t)
        + fast * Elementary.exp(-decays.fast * t)
    case .slide(let from, let to, let slide):
      if t >= slide.duration { return to }
      return from + (to - from) * slide.curve.value(at: t / slide.duration)
    }
  }

  /// Points a second, `time` seconds after the content was let go.
  func velocity(at time: Double) -> Double {
    let (t, stage, _) = stage(at: time)
    switch stage {
    case .rest: return 0
    case .coast(_, let velocity, let tau): return velocity * Elementary.exp(-t / tau)
    case .spring(_, let offset, let velocity, let frequency):
      let push = velocity + frequency * offset
      return (push - frequency * (offset + push * t)) * Elementary.exp(-frequency * t)
    case .creep(_, let slow, let fast):
      let decays = ScrollMetrics.returnDecays
      return -decays.slow * slow * Elementary.exp(-decays.slow * t)
        - decays.fast * fast * Elementary.exp(-decays.fast * t)
    case .slide(let from, let to, let slide):
      if t >= slide.duration { return 0 }
      return (to - from) / slide.duration * slide.curve.velocity(at: t / slide.duration)
    }
  }

  /// Where the content comes to rest.
  var destination: Double {
    switch stages[stages.count - 1].stage {
    case .rest(let place): place
    case .coast(let from, let velocity, let tau): from + velocity * tau
    case .spring(let center, _, _, _), .creep(let center, _, _): center
    case .slide(_, let to, _): to
    }
  }

  /// Whether the content rests at its destination, or as good as.
  func isFinished(at time: Double) -> Bool {
    let (t, stage, isLast) = stage(at: time)
    guard isLast else { return false }
    switch stage {
    case .rest: return true
    case .slide(_, _, let slide): return t >= slide.duration
    case .coast, .spring, .creep:
      return abs(position(at: time) - destination) < ScrollMetrics.closeEnough
        && abs(velocity(at: time)) < ScrollMetrics.restVelocity
    }
  }
}
