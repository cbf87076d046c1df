import HangaRuntime

/// Names a value that a view carries for the container around it.
nonisolated public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The trait behind a container value.
package enum ContainerTrait<Key: ContainerValueKey>: ViewTraitKey {
  package typealias Value = Key.Value
}

/// The values that a view carries for the container around it.
nonisolated public struct ContainerValues {
  /// What was written, by the trait's type.
  fileprivate var written: [ObjectIdentifier: Any] = [:]
  /// Where the rest is read.
  private let element: LayoutNode?

  package init(of element: LayoutNode? = nil) { self.element = element }

  /// The value of a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      written[ObjectIdentifier(ContainerTrait<Key>.self)] as? Key.Value
        ?? element?.trait(ContainerTrait<Key>.self) ?? Key.defaultValue
    }
    set { written[ObjectIdentifier(ContainerTrait<Key>.self)] = newValue }
  }

  /// The view's tag, if it has one of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    element?.trait(TagKey.self)?.base as? V
  }
  /// Whether the view has the tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Carries values for the container.
nonisolated public struct ContainerValueTrait: ElementTrait {
  let values: ContainerValues
  package func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    values.written[ObjectIdentifier(key)] as? K.Value
  }
}

extension View {
  /// Carries a value for the container around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueTrait(values: values))
  }
}
