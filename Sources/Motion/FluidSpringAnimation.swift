import Foundation
import HangaGeometry

/// The spring that takes over the position and speed of whatever was moving.
struct FluidSpringAnimation: MotionCurve {
  var response: Double
  var dampingFraction: Double
  var blendDuration: TimeInterval

  var memory: MotionMemory { .constantTarget }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringStateKey<V>.self] ?? FluidSpringState()
    state.advance(to: time, toward: value, as: self)
    context.state[FluidSpringStateKey<V>.self] = state
    context.isLogicallyComplete = time - state.startTime >= response
    return state.isFinished ? nil : state.position
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringStateKey<V>.self] ?? FluidSpringState()
    state.advance(to: time, toward: value, as: self)
    return state.velocity
  }

  /// Takes over from anything; what reports no velocity hands over none.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    // 1. Where the previous animation is, and how fast.
    let position = previous.animate(value: value, time: time, context: &context) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    // 2. The response it had, from which this one's fades in.
    let old = context.state[FluidSpringStateKey<V>.self]
    let oldResponse = (previous.base as? FluidSpringAnimation).map {
      $0.response(after: time - (old?.startTime ?? 0), from: old?.previousResponse)
    }
    // 3. A new clock.
    context.state[FluidSpringStateKey<V>.self] = FluidSpringState(
      position: position, velocity: velocity, startTime: time, previousResponse: oldResponse)
    context.isLogicallyComplete = false
    return true
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? {
    _ = animate(value: value, time: time, context: &context)
    return context.state[FluidSpringStateKey<V>.self]?.finishTime
  }

  /// The response `time` seconds after taking over from a spring with another response.
  func response(after time: TimeInterval, from previous: Double?) -> Double {
    guard let previous, blendDuration > 0, time < blendDuration else { return response }
    let progress = max(time, 0) / blendDuration
    let kept = 1 - progress * progress * (3 - 2 * progress)
    return response + (previous - response) * kept
  }
}

extension FluidSpringAnimation: CustomStringConvertible {
  var description: String {
    "spring(response: \(response), dampingFraction: \(dampingFraction), "
      + "blendDuration: \(blendDuration))"
  }
}
