/// A view whose type is hidden. Its identity is the hidden view's type.
nonisolated public struct AnyView: PrimitiveView {
  let box: AnyViewBox
  /// The views that the hidden one stands for, if it is a sequence of them, as builders make it.
  package var sequence: [any View] { box.sequence }

  /// Hides the type of `view`; hiding twice is hiding once.
  public init<V: View>(_ view: V) {
    if let view = view as? AnyView { box = view.box } else { box = TypedViewBox(view) }
  }
  /// The same by another name.
  public init<V: View>(erasing view: V) { self.init(view) }
  /// A view if `value` is one, else `nil`.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    AnyViewNode(view, in: inputs)
  }
}

class AnyViewBox {
  var sequence: [any View] { [] }
  func makeNode(in inputs: NodeInputs) -> ViewNode { fatalError("overridden") }
  /// Hands the view to `node` if it was made for a view of the same type.
  func update(_ node: ViewNode, _ environment: EnvironmentValues) -> Bool { false }
}

final class TypedViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }
  override var sequence: [any View] { (view as? any ViewSequence)?.sequence ?? [] }

  override func makeNode(in inputs: NodeInputs) -> ViewNode { V._makeNode(view, in: inputs) }
  override func update(_ node: ViewNode, _ environment: EnvironmentValues) -> Bool {
    guard let node = node as? TypedNode<V> else { return false }
    node.update(view, environment)
    return true
  }
}

final class AnyViewNode: TypedNode<AnyView> {
  private var node: ViewNode?

  override init(_ view: AnyView, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    guard graph.mayDescend(to: self) else { return }
    node = view.box.makeNode(in: childInputs)
  }

  override func didUpdate(from old: AnyView, environmentChanged: Bool) {
    if let node, view.box.update(node, environment) { return }
    if let node { dismiss(node) }
    let made = view.box.makeNode(in: childInputs)
    node = made
    structureDidChange()
    present(made)
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }
}
