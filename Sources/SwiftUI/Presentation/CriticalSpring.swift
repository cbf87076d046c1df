import Foundation
import HangaGeometry

/// A number that a critically damped spring brings where it was sent: a pure function of time.
nonisolated struct CriticalSpring {
  /// Where the number is going.
  private(set) var target: Double
  /// In radians a second.
  let frequency: Double
  private var offset = 0.0
  private var velocity = 0.0
  private var start = -Double.infinity

  init(_ value: Double, frequency: Double) { (target, self.frequency) = (value, frequency) }

  /// Seconds after which a thousandth of the way is left, and the rest is left out
  /// (facts/animation.md §10).
  var duration: Double { Self.settlingPhase / frequency }
  private static let settlingPhase = 9.2334

  func isFinished(at time: Double) -> Bool { time - start >= duration - Self.tolerance }
  /// Ticks are not decimal fractions.
  private static let tolerance = 1e-9

  /// The number at `time`; in the end for `nil`.
  func value(at time: Double?) -> Double {
    guard let time, !isFinished(at: time) else { return target }
    let t = max(time - start, 0)
    return target + (offset + (velocity + frequency * offset) * t) * Elementary.exp(-frequency * t)
  }

  private func velocity(at time: Double) -> Double {
    guard !isFinished(at: time) else { return 0 }
    let t = max(time - start, 0)
    let push = velocity + frequency * offset
    return (push - frequency * (offset + push * t)) * Elementary.exp(-frequency * t)
  }

  /// Sends the number elsewhere; what speed it has it keeps.
  mutating func send(to value: Double, at time: Double) {
    let (place, speed) = (self.value(at: time), velocity(at: time))
    (target, offset, velocity, start) = (value, place - value, speed, time)
  }

  /// Sends the number elsewhere with a speed of its own, a second.
  mutating func send(to value: Double, at time: Double, speed: Double) {
    (target, offset, velocity, start) = (value, self.value(at: time) - value, speed, time)
  }

  /// Puts the number at `value`, where it stays.
  mutating func put(at value: Double) {
    (target, offset, velocity, start) = (value, 0, 0, -.infinity)
  }
}
