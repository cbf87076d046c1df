/// What goes along with one change of state through one update (`facts/animation.md §5`).
///
/// Bindings carry one and may be sent, so it must be sendable too.
public struct Transaction: Sendable {
  /// The animation of everything this change moves.
  public var animation: Animation?
  /// Keeps `animation` modifiers from replacing the animation.
  public var disablesAnimations = false
  /// Whether the change is one of many in a gesture.
  public var isContinuous = false
  /// Whether the changes are watched so that a later spring can take over their speed.
  public var tracksVelocity = false
  /// Called when the animations this transaction started have completed.
  ///
  /// The class behind is touched only where updates run, on the main actor.
  nonisolated(unsafe) package private(set) var completions: [AnimationCompletion] = []
  /// A value type; what its keys hold is put in and taken out on the main actor.
  nonisolated(unsafe) private(set) var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// Has `completion` wait for the animations this transaction starts.
  package mutating func append(_ completion: AnimationCompletion) {
    completions.append(completion)
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once, after all animations started by this transaction; at once after
  /// the update if it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}
