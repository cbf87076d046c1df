import Foundation
import HangaGeometry

/// Keyframes for one part of a value, or for all of it.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == Value {
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _appendTracks(to timeline: inout _KeyframeTracks<Root>, from initial: Root) {
    var steps = _KeyframeSteps<Value>()
    content._appendSteps(to: &steps)
    let path = KeyframePath(from: initial[keyPath: keyPath].animatableData, steps: steps.steps)
    let part = keyPath
    timeline.writers.append { root, time in
      root[keyPath: part].animatableData = path.value(at: time)
    }
    timeline.duration = max(timeline.duration, path.duration)
  }
}
