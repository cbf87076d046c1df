import Foundation
import HangaGeometry

/// Follows a unit curve for a duration.
struct TimedAnimation: MotionCurve {
  var curve: UnitCurve
  var duration: TimeInterval

  var memory: MotionMemory { .none }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= duration
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? { max(duration, 0) }
}

extension TimedAnimation: CustomStringConvertible {
  var description: String { "\(curve)(duration: \(duration))" }
}
