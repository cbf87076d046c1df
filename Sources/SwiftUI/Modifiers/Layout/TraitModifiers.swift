import HangaLayout
import HangaRuntime

/// The order in which a stack serves the view.
nonisolated public struct LayoutPriorityTrait: ElementTrait, Equatable {
  let value: Double
  package var layoutPriority: Double? { value }
}

/// The order in which the view is drawn among its siblings.
nonisolated public struct ZIndexModifier: ElementTrait, Equatable {
  let value: Double
  package func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    key == ZIndexTrait.self ? value as? K.Value : nil
  }
}

/// A value for the parent's layout, by key.
nonisolated public struct LayoutValueTrait<Key: LayoutValueKey>: ElementTrait {
  let value: Key.Value
  package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
    key == Key.self ? value as? K.Value : nil
  }
}

/// The value by which a selection names the view.
nonisolated public struct TagTrait: ElementTrait {
  let value: AnyHashable
  package func value<K: ViewTraitKey>(for key: K.Type) -> K.Value? {
    key == TagKey.self ? value as? K.Value : nil
  }
}

package enum TagKey: ViewTraitKey {
  package typealias Value = AnyHashable
}

extension View {
  /// Serves the view before those of lower priority; 0 is the default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityTrait(value: value))
  }
  /// Draws the view above siblings of a lower value; 0 is the default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
  /// Carries `value` for the layout of the parent.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueTrait<K>(value: value))
  }
  /// Names the view for the selection of a picker or tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagTrait(value: AnyHashable(tag)))
  }
}
