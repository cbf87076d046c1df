import Foundation

/// The node of a view changed by a modifier that has a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private var child: TypedNode<Modifier.Body>?
  private let source: TypedContentSource<Content>
  private let properties = PropertyStorage.ifNeeded(by: Modifier.self)
  private var motion = BodyMotion()

  override init(_ view: ModifiedContent<Content, Modifier>, in inputs: NodeInputs) {
    source = TypedContentSource(view.content)
    super.init(view, in: inputs)
    properties?.node = self
    guard graph.mayDescend(to: self) else { return }
    child = Modifier.Body._makeNode(evaluate(), in: childInputs)
  }

  override func didUpdate(
    from old: ModifiedContent<Content, Modifier>, environmentChanged: Bool
  ) {
    motion.note(from: old.modifier, to: view.modifier, in: self)
    source.content = view.content
    reevaluate()
    source.updateNodes()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    let body = evaluate()
    child?.update(body, environment)
  }

  private func evaluate() -> Modifier.Body {
    var modifier = motion.shown(view.modifier, in: self)
    properties?.link(&modifier)
    let placeholder = _ViewModifier_Content<Modifier>(source: source)
    return Reentry.body(of: modifier, content: placeholder, for: self)
  }

  override func didEnd() { properties?.end() }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}

/// Makes the nodes for a modifier's content, wherever its body puts them.
class ContentSource {
  func makeNode(in inputs: NodeInputs) -> ViewNode { fatalError("overridden") }
  func update(_ node: ViewNode, _ environment: EnvironmentValues) {}
}

final class TypedContentSource<Content: View>: ContentSource {
  var content: Content {
    didSet { generation += 1 }
  }
  private var generation = 0
  private var nodes: [(node: TypedNode<Content>, generation: Int)] = []

  init(_ content: Content) { self.content = content }

  override func makeNode(in inputs: NodeInputs) -> ViewNode {
    let node = Content._makeNode(content, in: inputs)
    nodes.append((node, generation))
    return node
  }

  override func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    guard let index = nodes.firstIndex(where: { $0.node === node }) else { return }
    nodes[index].generation = generation
    nodes[index].node.update(content, environment)
  }

  /// Hands the content to nodes that the modifier's body did not reach.
  func updateNodes() {
    nodes.removeAll { !$0.node.isAlive }
    for index in nodes.indices where nodes[index].generation != generation {
      nodes[index].generation = generation
      nodes[index].node.update(content, nodes[index].node.environment)
    }
  }
}

final class ContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
  private var node: ViewNode?

  override init(_ view: _ViewModifier_Content<Modifier>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    node = view.source.makeNode(in: childInputs)
  }

  override func didUpdate(from old: _ViewModifier_Content<Modifier>, environmentChanged: Bool) {
    if let node { view.source.update(node, environment) }
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }
}
