import Foundation
import HangaGeometry

/// Goes to its value on a cubic curve that is smooth where cubic keyframes meet.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value.AnimatableData>

  /// Velocities are in units a second; nil takes them from the neighbours.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to: to.animatableData, duration: duration,
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }

  public func _appendSteps(to track: inout _KeyframeSteps<Value>) { track.steps.append(step) }
}
