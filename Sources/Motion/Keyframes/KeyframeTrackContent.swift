import Foundation
import HangaGeometry

/// A run of keyframes for one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  associatedtype Body

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the steps of this content; content with a body takes the body's.
  func _appendSteps(to track: inout _KeyframeSteps<Value>)
}

extension KeyframeTrackContent where Body: KeyframeTrackContent, Body.Value == Value {
  public func _appendSteps(to track: inout _KeyframeSteps<Value>) {
    body._appendSteps(to: &track)
  }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { preconditionFailure("A keyframe itself has no body.") }
}

/// The steps of one track in order.
public struct _KeyframeSteps<Value: Animatable> {
  var steps: [KeyframeStep<Value.AnimatableData>] = []
}
