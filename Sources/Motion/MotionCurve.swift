import Foundation
import HangaGeometry

/// An animation of ours, which can say what its instants depend on.
protocol MotionCurve: CustomAnimation {
  var memory: MotionMemory { get }

  /// The time at which the animation finishes, if that is known by `time`.
  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval?
}

/// What an animation's value at an instant depends on besides the instant.
enum MotionMemory: Comparable, Sendable {
  /// Only the vector given at that instant.
  case none
  /// The vector, which must have been the same since the start.
  case constantTarget
  /// Every sample taken so far.
  case everySample
}

extension Animation {
  var memory: MotionMemory { (base as? any MotionCurve)?.memory ?? .everySample }

  /// As ``MotionCurve``; an animation from outside is finished when a sample says so.
  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    if let curve = base as? any MotionCurve {
      return curve.finish(of: value, by: time, context: &context)
    }
    return base.animate(value: value, time: time, context: &context) == nil ? time : nil
  }
}
