import Foundation
import HangaGeometry

/// Starts its base later.
struct DelayAnimation: MotionCurve {
  var base: Animation
  var delay: TimeInterval

  var memory: MotionMemory { base.memory }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: inner(time), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: inner(time), context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: inner(time), context: &context)
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    base.finish(of: value, by: inner(time), context: &context).map { max($0 + delay, 0) }
  }

  private func inner(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) }
}
