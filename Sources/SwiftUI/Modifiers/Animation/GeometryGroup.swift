import HangaRuntime

/// Keeps the geometry of what is inside together.
nonisolated struct GeometryGroupModifier: PrimitiveModifier {
  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    GeometryGroupNode(view, in: inputs)
  }
}

final class GeometryGroupNode<Content: View>: TypedNode<
  ModifiedContent<Content, GeometryGroupModifier>
>
{
  private var child: TypedNode<Content>!
  private var joined = ImplicitContainer()
  private var wrappers = WrapperList<GeometryGroupElement>()

  override init(_ view: ModifiedContent<Content, GeometryGroupModifier>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, GeometryGroupModifier>, environmentChanged: Bool
  ) {
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override func makeElements() -> [LayoutNode] {
    wrappers.refresh(joined.elements(of: child, for: self)) {
      GeometryGroupElement(owner: self, child: $0)
    }
  }
}

/// - Proposes: the proposal.
/// - Reports: the child's size.
final class GeometryGroupElement: WrapperNode {
  override var movesAsOne: Bool { true }
}

extension View {
  /// Has the views inside move with this one as a whole, even those that come while it moves.
  ///
  /// Without it a view that comes in mid-way shows at its final place at once, while what was there
  /// before is still on its way.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
