import Foundation
import HangaGeometry

/// Runs its base faster or slower. A speed of zero or less never leaves the start.
struct SpeedAnimation: MotionCurve {
  var base: Animation
  var speed: Double

  var memory: MotionMemory { base.memory }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: inner(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: inner(time), context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: inner(time), context: &context)
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    guard speed > 0 else { return nil }
    return base.finish(of: value, by: inner(time), context: &context).map { $0 / speed }
  }

  private func inner(_ time: TimeInterval) -> TimeInterval { max(time * speed, 0) }
}
