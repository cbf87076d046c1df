import Foundation
import HangaGeometry

/// Where a fluid spring's integration has come to.
///
/// A step is 1/300 s whatever the frame rate, and the state after n steps depends on nothing but
/// the start, the target and n (`facts/animation.md §3.1`).
struct FluidSpringState<V: VectorArithmetic> {
  /// The animation's time at which this spring took over.
  private(set) var startTime: TimeInterval = 0
  /// The response of the spring it took over from.
  private(set) var previousResponse: Double?
  private(set) var position: V
  private(set) var velocity: V
  private let startPosition: V
  private let startVelocity: V
  private var force: V = .zero
  private var steps = 0
  private var finishStep: Int?

  init(
    position: V = .zero, velocity: V = .zero, startTime: TimeInterval = 0,
    previousResponse: Double? = nil
  ) {
    self.position = position
    self.velocity = velocity
    self.startTime = startTime
    self.previousResponse = previousResponse
    startPosition = position
    startVelocity = velocity
  }

  var isFinished: Bool { finishStep != nil }

  var finishTime: TimeInterval? { finishStep.map { startTime + Double($0) * Self.stepDuration } }

  /// Steps until the spring's clock has reached `time`; goes back to the start if it is beyond.
  mutating func advance(
    to time: TimeInterval, toward target: V, as spring: FluidSpringAnimation
  ) {
    let elapsed = min(max(time - startTime, 0), Self.longestRun)
    let goal = Int((elapsed * Self.stepsPerSecond - Self.clockSlack).rounded(.up))
    if goal < (finishStep ?? steps) { restart() }
    if steps == 0, isAtRest(target) { finishStep = 0 }
    while steps < goal, finishStep == nil {
      step(toward: target, as: spring)
      if hasStopped(target) { finishStep = steps }
    }
  }

  private mutating func restart() {
    position = startPosition
    velocity = startVelocity
    force = .zero
    steps = 0
    finishStep = nil
  }

  private mutating func step(toward target: V, as spring: FluidSpringAnimation) {
    // 1. The constants, while the response is still blending.
    let response = spring.response(
      after: Double(steps) * Self.stepDuration, from: previousResponse)
    let frequency = 2 * Double.pi / max(response, 0)
    let stiffness = min(frequency * frequency, Self.greatestStiffness)
    let damping = min(
      2 * spring.dampingFraction * stiffness.squareRoot(), Self.greatestDamping)
    // 2. Half a step of speed, a step of place, the new force, the other half.
    let half = Self.stepDuration / 2
    let middle = velocity + force.scaled(by: half)
    position += middle.scaled(by: Self.stepDuration)
    force = (target - position).scaled(by: stiffness) - middle.scaled(by: damping)
    velocity = middle + force.scaled(by: half)
    steps += 1
  }

  /// Nothing to do from the very start.
  private func isAtRest(_ target: V) -> Bool {
    velocity.magnitudeSquared == 0 && (target - position).magnitudeSquared == 0
  }

  /// Slow, without pull, and within a hundredth of the distance.
  ///
  /// The distance is that of the target, or of the way left at the start if that is longer: a
  /// spring sent back to where it came from has a target of zero.
  private func hasStopped(_ target: V) -> Bool {
    guard max(velocity.magnitudeSquared, force.magnitudeSquared) <= Self.restingMotion else {
      return false
    }
    let distance = max(
      target.magnitudeSquared, (target - startPosition).magnitudeSquared)
    return (target - position).magnitudeSquared <= Self.restingShare * distance
  }

  private static var stepsPerSecond: Double { 300 }
  private static var stepDuration: Double { 1 / 300 }
  /// An instant that is meant to lie on a step must not take one more for its last bit.
  private static var clockSlack: Double { 1e-6 }
  /// A day; a spring without damping would otherwise step for as long as it is asked about.
  private static var longestRun: Double { 86_400 }
  private static var greatestStiffness: Double { 45_000 }
  /// Stepping is stable below twice the steps a second.
  private static var greatestDamping: Double { 570 }
  private static var restingMotion: Double { 0.0036 }
  private static var restingShare: Double { 1e-4 }
}

/// Where a fluid spring keeps its state; nil before the first sample.
enum FluidSpringStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: FluidSpringState<V>? { nil }
}
