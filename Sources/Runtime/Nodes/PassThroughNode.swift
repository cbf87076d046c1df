/// The node of a modifier that adds behaviour and leaves structure and elements alone.
open class PassThroughNode<Content: View, M: ViewModifier>: TypedNode<ModifiedContent<Content, M>> {
  package private(set) var child: TypedNode<Content>!

  package override init(_ view: ModifiedContent<Content, M>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(view.content, in: childInputs)
    didMakeChild()
  }

  /// Called once, when the views inside have been made.
  open func didMakeChild() {}
  /// Called when the modifier's value may have changed, before the views inside are updated.
  open func modifierDidChange(from old: M) {}

  open override func didUpdate(from old: ModifiedContent<Content, M>, environmentChanged: Bool) {
    modifierDidChange(from: old.modifier)
    child.update(view.content, environment)
  }

  package final var modifier: M { view.modifier }
  open override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
