import Foundation
import HangaGeometry

/// Keyframes as a function of time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private var tracks = _KeyframeTracks<Value>()

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    content()._appendTracks(to: &tracks, from: initialValue)
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.duration }

  /// The value at a time in seconds; before the start the initial, after the end the last.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Writes the parts that have a track.
  public func update(value: inout Value, time: Double) {
    for writer in tracks.writers { writer(&value, time) }
  }

  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
