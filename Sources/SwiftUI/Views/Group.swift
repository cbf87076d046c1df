import HangaRuntime

/// Several views where one is written; transparent to layout.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The views as they are: what is done to the group is done to each of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { fatalError("a group has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    GroupNode(view, in: inputs)
  }
}

final class GroupNode<Content: View>: TypedNode<Group<Content>> {
  private var child: TypedNode<Content>!

  override init(_ view: Group<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
  }
  override func didUpdate(from old: Group<Content>, environmentChanged: Bool) {
    child.update(view.content, environment)
  }
  override var children: [ViewNode] { [child] }
}
