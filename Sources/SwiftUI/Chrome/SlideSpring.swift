import HangaGeometry

/// The spring by which screens slide: a value on its way to a target, in closed form.
///
/// Mass 3, stiffness 1000, damping 500 (facts/controls.md §2.3). By the letter that is overdamped
/// and would take two seconds; like the system's other springs of these numbers it counts as
/// critically damped (facts/animation.md §3, §10), which settles in the half second that is seen.
nonisolated struct SlideSpring {
  let target: Double
  /// From the target, at the start.
  private let offset: Double
  /// A second, at the start.
  private let speed: Double
  /// Seconds of the scene.
  let since: Double

  /// Radians a second.
  static let frequency = (1000.0 / 3).squareRoot()
  /// Seconds until a thousandth of the way is left: (1 + ωt)·exp(−ωt) = 0.001.
  static let duration = 9.2334 / frequency

  /// - Parameter speed: of the value at the start; limited, so that it does not cross the target.
  init(from value: Double, to target: Double, speed: Double = 0, at time: Double) {
    self.target = target
    offset = value - target
    let limit = Self.frequency * abs(offset)
    self.speed = offset < 0 ? min(speed, limit) : max(speed, -limit)
    since = time
  }

  func value(at time: Double) -> Double {
    let t = max(time - since, 0)
    guard t < Self.duration else { return target }
    return target + (offset + (speed + Self.frequency * offset) * t)
      * Elementary.exp(-Self.frequency * t)
  }

  /// A second.
  func velocity(at time: Double) -> Double {
    let t = max(time - since, 0)
    guard t < Self.duration else { return 0 }
    let push = speed + Self.frequency * offset
    return (push - Self.frequency * (offset + push * t)) * Elementary.exp(-Self.frequency * t)
  }

  func isFinished(at time: Double) -> Bool { time - since >= Self.duration - 1e-9 }
}
