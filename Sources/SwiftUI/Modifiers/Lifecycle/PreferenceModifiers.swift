import HangaRuntime

/// Hands a value to the ancestors, in place of what is inside.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PreferenceWritingNode(view, in: inputs)
  }
}

final class PreferenceWritingNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, _PreferenceWritingModifier<Key>>
{
  override func didMakeChild() {
    graph.addWriter(of: Key.self)
    preferencesDidChange()
  }
  override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
    if !ViewComparison.areEqual(old.value, modifier.value) { preferencesDidChange() }
  }
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? modifier.value as? K.Value : super.makePreference(key)
  }
  override func didEnd() { graph.removeWriter(of: Key.self) }
}

/// Changes the value that the views inside hand up.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PreferenceTransformNode(view, in: inputs)
  }
}

final class PreferenceTransformNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, _PreferenceTransformModifier<Key>>
{
  override func didMakeChild() {
    graph.addWriter(of: Key.self)
    preferencesDidChange()
  }
  override func modifierDidChange(from old: _PreferenceTransformModifier<Key>) {
    preferencesDidChange()
  }
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.makePreference(key)
    guard key == Key.self else { return inner }
    guard var value = (inner ?? K.defaultValue) as? Key.Value else { return inner }
    Reentry.untracked { modifier.transform(&value) }
    return value as? K.Value
  }
  override func didEnd() { graph.removeWriter(of: Key.self) }
}

/// Runs an action when the value that the views inside hand up has changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PreferenceActionNode(view, in: inputs)
  }
}

final class PreferenceActionNode<Content: View, Key: PreferenceKey>:
  PassThroughNode<Content, _PreferenceActionModifier<Key>>, PreferenceObserving
where Key.Value: Equatable {
  private var told: Key.Value?

  override func didMakeChild() {
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  func observePreferences() {
    let value = preference(Key.self) ?? Key.defaultValue
    guard value != told else { return }
    told = value
    graph.enqueue(
      for: self,
      UserAction.onMain { [weak self] in
        // A newer value may have come in the meantime: it is told in its own turn.
        guard let self, told == value else { return }
        modifier.action(value)
      })
  }
}

extension View {
  /// Hands `value` to the ancestors.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that this view hands to its ancestors.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs `action` when the value handed up by this view has changed, and at first.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
