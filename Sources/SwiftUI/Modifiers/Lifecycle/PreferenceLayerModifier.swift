import HangaGeometry
import HangaLayout
import HangaRuntime

/// Makes an overlay or background from the value the view hands up.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>:
  PrimitiveModifier
{
  let transform: (Key.Value) -> Layer
  let alignment: Alignment
  let isBehind: Bool

  nonisolated public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    PreferenceLayerNode(view, in: inputs)
  }
}

/// A layer that may not exist yet.
nonisolated struct PreferenceLayering<Layer: View>: LayeringModifier {
  let layer: Layer?
  let alignment: Alignment
  let isBehind: Bool
  var listedName: String? { isBehind ? ".backgroundPreferenceValue" : ".overlayPreferenceValue" }
}

final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
  TypedNode<ModifiedContent<Content, _PreferenceLayerModifier<Key, Layer>>>, PreferenceObserving
{
  private typealias Inner = ModifiedContent<Content, PreferenceLayering<Layer>>
  private var inner: TypedNode<Inner>!
  private var layer: Layer?

  override init(
    _ view: ModifiedContent<Content, _PreferenceLayerModifier<Key, Layer>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    inner = Inner._makeNode(layered(nil), in: childInputs)
    graph.addObserver(self)
    graph.preferencesMayHaveChanged = true
  }

  private func layered(_ layer: Layer?) -> Inner {
    Inner(
      content: view.content,
      modifier: PreferenceLayering(
        layer: layer, alignment: view.modifier.alignment, isBehind: view.modifier.isBehind))
  }

  override func didUpdate(
    from old: ModifiedContent<Content, _PreferenceLayerModifier<Key, Layer>>,
    environmentChanged: Bool
  ) {
    inner.update(layered(layer), environment)
    // The closure may make another layer from the same value.
    graph.preferencesMayHaveChanged = true
    isStale = true
  }

  private var told: Key.Value?
  private var isStale = true

  func observePreferences() {
    let value = inner.preference(Key.self) ?? Key.defaultValue
    if !isStale, let told, ViewComparison.areEqual(told, value) { return }
    let wasStale = isStale
    isStale = false
    told = value
    let before = layer
    layer = Reentry.tracked(for: self) { view.modifier.transform(value) }
    inner.update(layered(layer), environment)
    if before == nil || wasStale { graph.setNeedsLayout() }
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    isStale = true
    graph.preferencesMayHaveChanged = true
  }

  override var children: [ViewNode] { [inner] }
}

extension View {
  /// Lays a view made from the preference's value over this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }
  /// Lays a view over this one, made from what the views inside hand up.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, isBehind: false))
  }

  /// Lays a view made from the preference's value behind this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }
  /// Lays a view below this one, made from what the views inside hand up.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, isBehind: true))
  }
}
