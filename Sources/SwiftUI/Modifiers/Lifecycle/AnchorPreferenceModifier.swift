import HangaLayout
import HangaRuntime

/// Hands a piece of the view's geometry to the ancestors.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier
{
  let source: Anchor<AnchorValue>.Source
  let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  let replaces: Bool

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    AnchorWritingNode(view, in: inputs)
  }
}

final class AnchorWritingNode<Content: View, AnchorValue, Key: PreferenceKey>:
  PassThroughNode<Content, _AnchorWritingModifier<AnchorValue, Key>>
{
  override func didMakeChild() {
    graph.addWriter(of: Key.self)
    preferencesDidChange()
  }
  override func modifierDidChange(from old: _AnchorWritingModifier<AnchorValue, Key>) {
    preferencesDidChange()
  }
  override func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let inner = super.makePreference(key)
    guard key == Key.self, let node = elements.first else { return inner }
    let start = modifier.replaces ? Key.defaultValue : inner as? Key.Value ?? Key.defaultValue
    var value = start
    let anchor = modifier.source.make(node)
    Reentry.untracked { modifier.transform(&value, anchor) }
    return value as? K.Value
  }
  override func didEnd() { graph.removeWriter(of: Key.self) }
}

extension View {
  /// Hands `transform` of an anchor of this view to the ancestors.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Changes what this view hands to the ancestors, knowing an anchor of it.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform, replaces: false))
  }
}
