import HangaGeometry

/// Jumps to its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let step: KeyframeStep<Value.AnimatableData>

  public init(_ to: Value) { step = KeyframeStep(to: to.animatableData, duration: 0, .move) }

  public func _appendSteps(to track: inout _KeyframeSteps<Value>) { track.steps.append(step) }
}
