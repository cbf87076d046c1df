import HangaGeometry

/// What an animation may read and change while it is sampled.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Lasts from one sample to the next.
  public var state: AnimationState<Value>
  /// Whether the motion counts as complete, even if it has not come to rest.
  public var isLogicallyComplete = false

  package init(state: AnimationState<Value> = .init()) { self.state = state }

  /// The same context with the state of another vector type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
