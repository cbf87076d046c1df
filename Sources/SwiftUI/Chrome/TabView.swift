import HangaRuntime

/// Several screens of which one shows, chosen in a bar or by paging.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Shows the screen whose tag is the selection; writes the tag of one that is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    TabViewNode(view, in: inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Shows the first screen.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
