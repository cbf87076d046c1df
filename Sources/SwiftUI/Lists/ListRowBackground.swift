import HangaLayout
import HangaRuntime

/// Gives the row a background of its own.
nonisolated struct ListRowBackgroundModifier<Background: View>: PrimitiveModifier {
  /// `nil` leaves it to the list.
  let background: Background?

  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    ListRowBackgroundNode(view, in: inputs)
  }
}

/// The layers that lie behind a row, instead of the list's own background.
struct ListRowBackdrop {
  let layers: [LayoutNode]
}

enum ListRowBackdropKey: ViewTraitKey {
  typealias Value = ListRowBackdrop
}

final class ListRowBackgroundNode<Content: View, Background: View>:
  TypedNode<ModifiedContent<Content, ListRowBackgroundModifier<Background>>>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<ListRowBackgroundElement>()
  /// One for each row.
  private var layers: [TypedNode<Background?>] = []

  override init(
    _ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>, in inputs: NodeInputs
  ) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  private func makeLayer() -> TypedNode<Background?> {
    Background?._makeNode(
      view.modifier.background, in: childInputs.with(implicitLayout: .overlay))
  }

  override func didUpdate(
    from old: ModifiedContent<Content, ListRowBackgroundModifier<Background>>,
    environmentChanged: Bool
  ) {
    for layer in layers { layer.update(view.modifier.background, environment) }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { layers + (child.map { [$0] } ?? []) }

  override func makeElements() -> [LayoutNode] {
    let elements = joined.elements(of: child, for: self)
    while layers.count < elements.count { layers.append(makeLayer()) }
    while layers.count > elements.count { layers.removeLast().destroy() }
    let result = wrappers.refresh(elements) { ListRowBackgroundElement(owner: self, child: $0) }
    for (wrapper, layer) in zip(wrappers.wrappers, layers) { wrapper.layers = layer.elements }
    return result
  }
}

final class ListRowBackgroundElement: WrapperNode {
  var layers: [LayoutNode] = []

  override func trait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
    if key == ListRowBackdropKey.self {
      let inner = child.trait(ListRowBackdropKey.self)
      return (inner ?? (layers.isEmpty ? nil : ListRowBackdrop(layers: layers))) as? K.Value
    }
    return child.trait(key)
  }
}

extension View {
  /// Lays `view` behind the row, from edge to edge, in place of the list's own background; `nil`
  /// keeps that.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }
}
