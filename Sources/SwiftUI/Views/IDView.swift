import HangaRuntime

/// A view whose identity is a value: another value is another view.
nonisolated public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    IDNode(view, in: inputs)
  }
}

final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>>, IdentifyingNode {
  private var child: TypedNode<Content>!

  override init(_ view: IDView<Content, ID>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }

  override func didUpdate(from old: IDView<Content, ID>, environmentChanged: Bool) {
    if old.id == view.id {
      child.update(view.content, environment)
    } else {
      dismiss(child)
      child = Content._makeNode(view.content, in: childInputs)
      structureDidChange()
      present(child)
    }
  }

  override var children: [ViewNode] { [child] }
  func explicitID(of child: ViewNode) -> AnyHashable? { AnyHashable(view.id) }
}

extension View {
  /// Ties the view's identity to `id`: when that changes, the view and its state start anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
