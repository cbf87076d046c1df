import Foundation
import HangaGeometry

/// Goes to its value on a spring, cut off at its duration.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value.AnimatableData>

  /// Without a duration it takes until the spring has settled; without a velocity it starts
  /// with the one of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to: to.animatableData, duration: duration ?? spring.settlingDuration,
      .spring(spring, start: startVelocity?.animatableData))
  }

  public func _appendSteps(to track: inout _KeyframeSteps<Value>) { track.steps.append(step) }
}
