import HangaMotion
import HangaRuntime

/// Has a value go along keyframes, on tracks side by side (facts/animation.md §7).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: RunTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Starts at once; over and over again unless told otherwise.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating, trigger) = (initialValue, repeating, nil)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Runs once whenever `trigger` changes, from the value shown then.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, isRepeating) = (initialValue, false)
    self.trigger = RunTrigger(value: trigger)
    (self.content, self.keyframes) = (content, keyframes)
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    KeyframeNode(view, in: inputs)
  }
}

extension KeyframeAnimator: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension View {
  /// Has a value that this view shows go along keyframes at once, again and again by default.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Has a value that this view shows go along keyframes whenever `trigger` changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
