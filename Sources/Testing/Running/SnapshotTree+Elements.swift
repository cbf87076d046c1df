import HangaRuntime
import HangaSnapshots

extension SnapshotTree {
  /// The tree as records keep it.
  init(_ tree: ElementTree) { self.init(tree.elements.map(Element.init)) }
}

extension SnapshotTree.Element {
  fileprivate init(_ element: ElementTree.Element) {
    let frame = element.frame
    self.init(
      kind: element.type,
      frame: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      identifier: element.accessibilityIdentifier, label: element.accessibilityLabel,
      text: element.text, color: element.color, children: element.children.map(Self.init))
  }
}

extension ViewPicture {
  var snapshotTree: SnapshotTree? { tree.map { SnapshotTree($0) } }
}

extension ViewStrip {
  var filmedTrees: FilmedTrees? { trees.map { FilmedTrees($0.map { SnapshotTree($0) }) } }
}

/// The user's own views in a scene.
@MainActor
enum UserTypes {
  /// The names of their types.
  static func names(in host: ViewHost) -> Set<String> {
    var names: Set<String> = []
    func visit(_ node: ViewNode) {
      if node.enclosingUserView === node { names.insert(node.typeName) }
      for child in node.children { visit(child) }
    }
    if let root = host.graph.root { visit(root) }
    return names
  }
}
