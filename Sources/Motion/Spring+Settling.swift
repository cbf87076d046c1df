import Foundation
import HangaGeometry

/// When a spring has come to rest (`facts/animation.md §3`).
extension Spring {
  /// Seconds until a step of one stays within a thousandth of its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: Self.restDistance)
  }

  /// Seconds until the spring stays within `epsilon` of `target`; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = dampingRatio * angularFrequency
    guard dampingRatio < 1 else {
      return sampledSettling(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    guard decay > 0 else { return .infinity }
    let swing = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
    let reach = target.magnitudeSquared.squareRoot() + swing
    return reach <= epsilon ? 0 : Elementary.log(reach / epsilon) / decay
  }

  /// Seconds until a value stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  static let restDistance = 0.001

  /// Without a swing the error is sampled; it must stay small for more than a second.
  private func sampledSettling<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    var firstBelow: Int?
    for sample in 0..<Self.mostSamples {
      let time = Double(sample) * Self.sampleInterval
      let error = target - value(target: target, initialVelocity: initialVelocity, time: time)
      guard error.magnitudeSquared < epsilon * epsilon else {
        firstBelow = nil
        continue
      }
      let first = firstBelow ?? sample
      if sample - first > Self.samplesBelow { return Double(first) * Self.sampleInterval }
      firstBelow = first
    }
    return Double(Self.mostSamples) * Self.sampleInterval
  }

  private static let sampleInterval = 0.1
  private static let samplesBelow = 10
  /// A thousand seconds; a spring that crawls longer is given up.
  private static let mostSamples = 10_000

  /// The frequency at which a unit step settles in the given time, found by halving.
  static func angularFrequency(
    settlingIn duration: TimeInterval, dampingRatio: Double, epsilon: Double
  ) -> Double {
    guard duration > 0 else { return .infinity }
    guard dampingRatio > 0 else { return 2 * .pi / duration }
    var (low, high) = (1e-6 / duration, 1e6 / duration)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let spring = Spring(angularFrequency: middle, dampingRatio: dampingRatio)
      if spring.isSettled(at: duration, epsilon: epsilon) { high = middle } else { low = middle }
    }
    return high
  }

  /// Whether a unit step has settled by `time`, with the envelope where it swings.
  private func isSettled(at time: TimeInterval, epsilon: Double) -> Bool {
    if dampingRatio < 1 {
      return settlingDuration(target: 1.0, epsilon: epsilon) <= time
    }
    return 1 - SpringResponse(self, at: time).step < epsilon
  }
}
