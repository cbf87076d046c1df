/// Gives a feature a value of the world around it.
@propertyWrapper public struct Dependency<Value>: Sendable {
  private let initial: DependencyValues
  // A path is never written.
  nonisolated(unsafe) private let keyPath: KeyPath<DependencyValues, Value>

  /// The value at `keyPath`.
  public init(_ keyPath: KeyPath<DependencyValues, Value>) {
    self.keyPath = keyPath
    initial = DependencyValues._current
  }

  /// The value of a key that is its own type.
  public init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value {
    self.init(\DependencyValues.[DependencyKeyType<Key>()])
  }

  /// The value in force.
  public var wrappedValue: Value {
    initial.merging(DependencyValues._current)[keyPath: keyPath]
  }
}

/// A key as a part of a path.
struct DependencyKeyType<Key: TestDependencyKey>: Hashable {}

extension DependencyValues {
  subscript<Key: TestDependencyKey>(_ key: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self]
  }
}

/// Runs `operation` with the dependencies that `updateValues` sets.
@discardableResult
public func withDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try updateValues(&values)
  return try DependencyValues.$_current.withValue(values, operation: operation)
}

/// Runs asynchronous `operation` with the dependencies that `updateValues` sets.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void, operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await updateValues(&values)
  return try await DependencyValues.$_current.withValue(values, operation: operation)
}

extension Reducer {
  /// Runs the feature with another value of a dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Runs the feature with a dependency that `transform` has changed.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyReducer<Self> {
    _DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A feature in other surroundings.
public struct _DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) { base.reduce(into: &state, action: action) }
  }
}
