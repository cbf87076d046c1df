import Foundation
import HangaGeometry

/// Tracks that move parts of one value at the same time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body

  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks, each from its part of `initial`; content with a body takes the body's.
  func _appendTracks(to timeline: inout _KeyframeTracks<Value>, from initial: Value)
}

extension Keyframes where Body: Keyframes, Body.Value == Value {
  public func _appendTracks(to timeline: inout _KeyframeTracks<Value>, from initial: Value) {
    body._appendTracks(to: &timeline, from: initial)
  }
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("A keyframe track has no body.") }
}

/// Tracks ready to be sampled.
public struct _KeyframeTracks<Value> {
  /// Each writes its part at a time.
  var writers: [(inout Value, TimeInterval) -> Void] = []
  /// That of the longest track, in seconds.
  var duration: TimeInterval = 0
}
