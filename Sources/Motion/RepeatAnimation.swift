import Foundation
import HangaGeometry

/// Runs its base several times, each from a fresh state.
struct RepeatAnimation: MotionCurve {
  var base: Animation
  /// How often; nil for ever.
  var count: Int?
  var autoreverses: Bool

  var memory: MotionMemory { base.memory }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[RepeatStateKey<V>.self]
    let moved = state.sample(self, value: value, time: time)
    context.state[RepeatStateKey<V>.self] = state
    context.isLogicallyComplete = moved == nil
    return moved
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    _ = animate(value: value, time: time, context: &context)
    return context.state[RepeatStateKey<V>.self].finishTime
  }
}

/// Which cycle a repetition is in.
struct RepeatState<V: VectorArithmetic> {
  private var cycle = 0
  private var cycleStart: TimeInterval = 0
  private var inner = AnimationContext<V>()
  private(set) var finishTime: TimeInterval?

  mutating func sample(_ animation: RepeatAnimation, value: V, time: TimeInterval) -> V? {
    // 1. An earlier instant than the last: count again.
    if time < cycleStart { self = RepeatState() }
    // 2. Leave the cycles that have ended; the instant of the end still belongs to its cycle.
    while true {
      if let count = animation.count, cycle >= count {
        finishTime = cycleStart
        return nil
      }
      let local = time - cycleStart
      let end = animation.base.finish(of: value, by: local, context: &inner)
      guard let end, local > end + Self.clockSlack else { break }
      // A base without duration would go round for ever at one instant.
      guard end > 0 || animation.count != nil else { return value }
      cycle += 1
      cycleStart += end
      inner = AnimationContext()
    }
    // 3. The base within the cycle; at its end it is at the target.
    let local = time - cycleStart
    let moved = animation.base.animate(value: value, time: local, context: &inner) ?? value
    return animation.autoreverses && cycle % 2 == 1 ? value - moved : moved
  }

  private static var clockSlack: TimeInterval { 1e-9 }
}

/// Where a repetition keeps its cycle.
enum RepeatStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatState<V> { RepeatState() }
}
