import HangaRuntime

/// A stack of screens under a navigation bar, named by a path of values.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  /// Reads the path on the main actor; `nil` if the stack keeps its own.
  let path: (() -> NavigationPathAccess)?

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    NavigationStackNode(view, in: inputs)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Shows what `path` leads to, values of any kind.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { NavigationPathAccess(path) }
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Shows what `path` leads to, values of one kind.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { NavigationPathAccess(path) }
  }
}

final class NavigationStackNode<Data, Root: View>: NavigationNode<NavigationStack<Data, Root>> {
  override func makeRoot(in inputs: NodeInputs) -> ViewNode {
    Root._makeNode(view.root, in: inputs)
  }
  override func updateRoot(_ root: ViewNode, _ environment: EnvironmentValues) {
    root.typed(as: Root.self).update(view.root, environment)
  }
  override var path: NavigationPathAccess? { view.path?() }
}
