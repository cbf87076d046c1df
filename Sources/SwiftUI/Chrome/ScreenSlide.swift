/// Where a screen of a stack is, in widths of the stack: 0 in its place, positive towards the side
/// from which screens come.
nonisolated struct ScreenSlide {
  private var spring: CriticalSpring

  /// Where a screen waits that has not come yet or has gone.
  static let away = 1.0
  /// Where a screen rests that another covers (facts/controls.md §2.3).
  static let covered = -0.3

  /// Radians a second of the spring by which screens slide.
  ///
  /// Mass 3, stiffness 1000, damping 500 (facts/controls.md §2.3). By the letter that is overdamped
  /// and would take two seconds; like the system's other springs of these numbers it counts as
  /// critically damped (facts/animation.md §3, §10), which settles in the half second that is seen.
  static let frequency = (1000.0 / 3).squareRoot()

  init(at place: Double) { spring = CriticalSpring(place, frequency: Self.frequency) }

  /// The place at `time`; `nil` gives the one it goes to.
  func place(at time: Double?) -> Double { spring.value(at: time) }

  /// Where the screen comes to rest.
  var target: Double { spring.target }

  func isMoving(at time: Double) -> Bool { !spring.isFinished(at: time) }

  /// Whether the screen has been sent on its way at `time` and has not been seen yet.
  func waitsOutside(at time: Double) -> Bool { isMoving(at: time) && place(at: time) == Self.away }

  /// Puts the screen somewhere, where it stays.
  mutating func put(at place: Double) { spring.put(at: place) }

  /// Sends the screen on its way from where it is, with the speed it has.
  mutating func go(to target: Double, at time: Double) {
    guard isMoving(at: time) || self.target != target else { return }
    spring.send(to: target, at: time)
  }

  /// Sends the screen on its way from where it is with the speed of a finger, in widths a second,
  /// if that does not take it beyond.
  mutating func go(to target: Double, speed: Double, at time: Double) {
    let way = target - place(at: time)
    guard way != 0 else { return put(at: target) }
    let limit = Self.frequency * abs(way)
    spring.send(to: target, at: time, speed: way > 0 ? min(speed, limit) : max(speed, -limit))
  }
}
