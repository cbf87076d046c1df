import Foundation
import HangaGeometry

/// A spring evaluated in closed form, which never takes over another's speed.
struct InterpolatingSpringAnimation: MotionCurve {
  /// Damped at most critically (`facts/animation.md §3`).
  let spring: Spring
  /// In fractions of the distance a second.
  let initialVelocity: Double
  /// Seconds until it is at rest.
  let settling: TimeInterval

  init(_ spring: Spring, initialVelocity: Double) {
    let limited = Spring(
      angularFrequency: spring.angularFrequency, dampingRatio: min(spring.dampingRatio, 1),
      mass: spring.mass)
    self.spring = limited
    self.initialVelocity = initialVelocity
    settling = max(Self.settling(limited, initialVelocity), Self.leastSettling)
  }

  var memory: MotionMemory { .none }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= spring.response
    guard time <= settling else { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func finish<V: VectorArithmetic>(
    of value: V, by time: TimeInterval, context: inout AnimationContext<V>
  ) -> TimeInterval? { settling }

  /// It runs for a second at the least (C in `facts/animation.md §3`).
  private static let leastSettling = 1.0

  /// Unlike ``Spring``'s own, the swing is divided by its frequency (`facts/animation.md §3`).
  private static func settling(_ spring: Spring, _ initialVelocity: Double) -> TimeInterval {
    let ratio = spring.dampingRatio
    guard ratio < 1 else {
      return spring.settlingDuration(
        target: 1.0, initialVelocity: initialVelocity, epsilon: Spring.restDistance)
    }
    let decay = ratio * spring.angularFrequency
    guard decay > 0 else { return .infinity }
    let swing = spring.angularFrequency * (1 - ratio * ratio).squareRoot()
    let reach = 1 + abs((decay - initialVelocity) / swing)
    return Elementary.log(reach / Spring.restDistance) / decay
  }
}

extension InterpolatingSpringAnimation: CustomStringConvertible {
  var description: String {
    "InterpolatingSpringAnimation(stiffness: \(spring.stiffness), damping: \(spring.damping), "
      + "mass: \(spring.mass), initialVelocity: \(initialVelocity))"
  }
}
