/// Where a screen of a stack is, in widths of the stack: 0 in its place, positive towards the side
/// from which screens come.
nonisolated struct ScreenSlide {
  private enum State {
    case still(Double)
    case free(SlideSpring)
  }
  private var state: State

  /// Where a screen waits that has not come yet or has gone.
  static let away = 1.0
  /// Where a screen rests that another covers (facts/controls.md §2.3).
  static let covered = -0.3

  init(at place: Double) { state = .still(place) }

  /// The place at `time`; `nil` gives the one it goes to.
  func place(at time: Double?) -> Double {
    switch state {
    case .still(let place): place
    case .free(let spring): time.map { spring.value(at: $0) } ?? spring.target
    }
  }

  /// Where the screen comes to rest.
  var target: Double { place(at: nil) }

  func isMoving(at time: Double) -> Bool {
    if case .free(let spring) = state { !spring.isFinished(at: time) } else { false }
  }

  /// Whether the screen has been sent on its way at `time` and has not been seen yet.
  func waitsOutside(at time: Double) -> Bool { isMoving(at: time) && place(at: time) == Self.away }

  /// Puts the screen somewhere, where it stays.
  mutating func put(at place: Double) { state = .still(place) }

  /// Sends the screen on its way from where it is, with the speed it has.
  ///
  /// - Parameter speed: widths a second that it is given instead.
  mutating func go(to target: Double, speed: Double? = nil, at time: Double) {
    let now = place(at: time)
    var own = 0.0
    if case .free(let spring) = state { own = spring.velocity(at: time) }
    guard now != target || own != 0 else { return put(at: target) }
    state = .free(SlideSpring(from: now, to: target, speed: speed ?? own, at: time))
  }
}
