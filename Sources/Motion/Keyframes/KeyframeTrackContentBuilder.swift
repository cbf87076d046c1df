import HangaGeometry

/// Puts the keyframes of one track in a row.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>([accumulated, next])
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>([])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(components)
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(component.map { [$0] } ?? [])
  }

  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    .init(branch: .first(component))
  }

  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value> {
    .init(branch: .second(component))
  }

  /// One of two contents.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    First: KeyframeTrackContent<ConditionalValue>,
    Second: KeyframeTrackContent<ConditionalValue>
  {
    public typealias Value = ConditionalValue
    public typealias Body = Never

    enum Branch {
      case first(First)
      case second(Second)
    }

    let branch: Branch

    public func _appendSteps(to track: inout _KeyframeSteps<ConditionalValue>) {
      switch branch {
      case .first(let content): content._appendSteps(to: &track)
      case .second(let content): content._appendSteps(to: &track)
      }
    }
  }
}

/// Contents one after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never
  private var steps = _KeyframeSteps<Value>()

  init(_ contents: [any KeyframeTrackContent<Value>]) {
    for content in contents { content._appendSteps(to: &steps) }
  }

  func _appendSteps(to track: inout _KeyframeSteps<Value>) { track.steps += steps.steps }
}
