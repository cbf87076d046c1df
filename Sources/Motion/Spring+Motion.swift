import Foundation
import HangaGeometry

extension Spring {
  /// The position after `time` seconds, from zero towards `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: response.step) + initialVelocity.scaled(by: response.push)
  }

  /// The velocity a second after `time` seconds, from zero towards `target`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: response.stepRate) + initialVelocity.scaled(by: response.pushRate)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let response = SpringResponse(self, at: deltaTime)
    let distance = target - value
    let push = velocity
    value += distance.scaled(by: response.step) + push.scaled(by: response.push)
    velocity = distance.scaled(by: response.stepRate) + push.scaled(by: response.pushRate)
  }

  /// The acceleration, in units a second squared, at a position moving with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    let pull = (target - position).scaled(by: stiffness / mass)
    return pull - velocity.scaled(by: damping / mass)
  }
}

extension Spring {
  /// The value after `time` seconds between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity after `time` seconds between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The acceleration between two values at a position moving with a velocity.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }
}
