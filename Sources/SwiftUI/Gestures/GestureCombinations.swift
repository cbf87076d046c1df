import HangaMotion
import HangaRuntime

/// Two gestures that may be recognised at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What either has given so far.
  public struct Value {
    /// `nil` until the first has begun.
    public var first: First.Value?
    /// `nil` until the second has begun.
    public var second: Second.Value?
  }
  /// One of the two.
  public var first: First
  /// The other.
  public var second: Second
  /// Both at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    SimultaneousRecognizer(gesture)
  }
}

/// A gesture that is looked for once another has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two is under way.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// What comes first.
  public var first: First
  /// What may follow.
  public var second: Second
  /// The second once the first has succeeded.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    SequenceRecognizer(gesture)
  }
}

/// Two gestures of which one is recognised, the first rather than the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two it was.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// What is tried first.
  public var first: First
  /// What counts if the first fails.
  public var second: Second
  /// One of the two, the first before the second.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    ExclusiveRecognizer(gesture)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture with an action for each change of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  /// Whether two values are equal, so that the second is no change.
  let isSame: (Content.Value, Content.Value) -> Bool
  let action: (Content.Value) -> Void

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    ChangedRecognizer(gesture, inner: gesture.content)
  }
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    EndedRecognizer(gesture, inner: gesture.content)
  }
}

/// A gesture with an action for when a finger is down on it and when that is over.
nonisolated struct _PressingGesture<Content: Gesture>: PrimitiveGesture {
  typealias Value = Content.Value
  let content: Content
  let action: (Bool) -> Void

  nonisolated static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    PressingRecognizer(gesture, inner: gesture.content)
  }
}

/// A gesture whose value is another gesture's, changed.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    MapRecognizer(gesture, inner: gesture.content)
  }
}

/// A gesture that drives a state while it lasts.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture that drives the state.
  public var base: Base
  /// What it drives.
  public var state: GestureState<State>
  package var update: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    StateRecognizer(gesture, inner: gesture.base)
  }
}

extension Gesture {
  /// This gesture and `other` at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
  /// This gesture, then `other`.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, and `other` only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Runs `action` whenever the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, isSame: { $0 == $1 }, action: action)
  }
  /// Runs `action` when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// The same gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
  /// Drives `state` while the gesture runs; it returns to its start afterwards.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
