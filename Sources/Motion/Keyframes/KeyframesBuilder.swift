import HangaGeometry

/// Collects tracks, or the keyframes of the only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup<Value>([accumulated, next])
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  public static func buildBlock() -> some Keyframes<Value> { KeyframeGroup<Value>([]) }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>([accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(components)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// Tracks side by side.
struct KeyframeGroup<Value>: Keyframes {
  typealias Body = Never
  private let contents: [any Keyframes<Value>]

  init(_ contents: [any Keyframes<Value>]) { self.contents = contents }

  func _appendTracks(to timeline: inout _KeyframeTracks<Value>, from initial: Value) {
    for content in contents { content._appendTracks(to: &timeline, from: initial) }
  }
}
