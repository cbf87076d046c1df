import Foundation
import HangaGeometry

/// Goes straight from the previous value to its own.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value.AnimatableData>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(to: to.animatableData, duration: duration, .linear(timingCurve))
  }

  public func _appendSteps(to track: inout _KeyframeSteps<Value>) { track.steps.append(step) }
}
