import Foundation
import HangaGeometry

/// Shows one value on its way to where it was set.
///
/// Shown value = target − interval + A(interval, t), with the interval the sum of the changes
/// under way (`facts/animation.md §1.2, §4`). A sample at an instant is a pure function of the
/// changes made: it does not matter which instants were sampled before.
package struct Animator<Value: VectorArithmetic> {
  /// The value that was set last.
  package private(set) var target: Value
  private var flight: AnimationFlight<Value>?
  private var tracker: VelocityTracker<Value>?

  package init(_ value: Value) { target = value }

  /// Sets the value at `time`, and starts or redirects an animation unless it is the same value.
  ///
  /// Without an animation the value jumps; what is under way goes on relative to it. The result
  /// answers when the new animation completes on its own, whatever takes over later.
  ///
  /// - Parameter tracksVelocity: whether a value that jumps tells how fast it changes, so that the
  ///   spring that follows starts at that speed.
  @discardableResult
  package mutating func retarget(
    to newTarget: Value, animation: Animation?, at time: Double, tracksVelocity: Bool = false
  ) -> AnimationFork<Value>? {
    if tracksVelocity && animation == nil {
      var speeds = tracker ?? VelocityTracker()
      if tracker == nil { speeds.add(target, at: time - Self.stepBefore) }
      speeds.add(newTarget, at: time)
      tracker = speeds
    }
    guard newTarget != target else { return nil }
    if isFinished(at: time) { flight = nil }
    let change = newTarget - target
    target = newTarget
    guard let animation else {
      if !tracksVelocity { tracker = nil }
      return nil
    }
    let initialVelocity = tracker?.velocity(at: time)
    tracker = nil
    if flight != nil {
      flight?.redirect(by: change, with: animation, at: time)
    } else {
      flight = AnimationFlight(
        animation, interval: change, begin: time, initialVelocity: initialVelocity)
    }
    return flight.map { AnimationFork($0) }
  }

  /// Shows the value `distance` away from where it is, and takes it for what is reached in the end.
  package mutating func shift(by distance: Value) { target += distance }

  /// A first value that is tracked has been there since the tick before, as far as is known.
  private static var stepBefore: Double { 1.0 / 120 }

  /// The value shown at `time`.
  package func value(at time: Double) -> Value {
    guard let flight, let moved = flight.sample(at: time).moved else { return target }
    return target - flight.interval + moved
  }

  /// The change of the shown value a second; zero where the animation knows none.
  package func velocity(at time: Double) -> Value { flight?.velocity(at: time) ?? .zero }

  /// Whether the target is shown and stays shown. True without an animation.
  package func isFinished(at time: Double) -> Bool { flight?.sample(at: time).moved == nil }

  /// Whether the current animation counts as complete. True without an animation.
  package func isLogicallyComplete(at time: Double) -> Bool {
    flight.map { $0.isLogicallyComplete(at: time) } ?? true
  }

  /// The animation under way, if any.
  package var animation: Animation? { flight?.animation }

  /// Remembers the state at `time`, so that later samples need not start over; changes none.
  ///
  /// Drops what has finished.
  package mutating func advance(to time: Double) {
    if isFinished(at: time) { flight = nil } else { flight?.advance(to: time) }
  }
}
