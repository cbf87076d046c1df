import HangaRuntime

/// Names a value that the view with the focus hands out.
nonisolated public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus, or its scene, hands out.
nonisolated public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  package init() {}

  /// The value of a key, or `nil`.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What the view with the focus hands out at a key path. Menu commands and other windows are what
/// reads it; neither is drawn, so that it is `nil`.
@propertyWrapper nonisolated public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// An object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the view with the focus hands out; `nil`, as there.
@propertyWrapper nonisolated public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the view with the focus hands out; `nil`, as there.
@propertyWrapper
nonisolated public struct FocusedObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Hands out a value while the focus is inside.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Hands out a value while the focus is inside, unless it is `nil`.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Hands out an object while the focus is inside.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
  /// Hands out a value while the scene has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Hands out an object while the scene has the focus.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
  /// Hands out an object while the focus is inside.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Hands out an object while the scene has the focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Moves the focus among the views inside first.
  nonisolated public func focusSection() -> some View { self }
  /// Where the focus starts.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  /// Keeps the search for a start of the focus to the views inside.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}
