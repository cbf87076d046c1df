import Foundation
import HangaGeometry

/// Moves like its base but counts as complete at a time of its own.
struct LogicalCompletionAnimation: MotionCurve {
  var base: Animation
  var duration: TimeInterval

  var memory: MotionMemory { base.memory }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let moved = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return moved
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let inner = (previous.base as? LogicalCompletionAnimation)?.base ?? previous
    return base.shouldMerge(previous: inner, value: value, time: time, context: &context)
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    base.finish(of: value, by: time, context: &context)
  }
}
