/// The node of a view that stands for another one without having a body to run.
package final class ForwardingNode<V: View, Target: View>: TypedNode<V> {
  private let target: (V) -> Target
  private var child: TypedNode<Target>!

  package init(_ view: V, in inputs: NodeInputs, target: @escaping (V) -> Target) {
    self.target = target
    super.init(view, in: inputs)
    child = Target._makeNode(target(view), in: childInputs)
  }

  package override func didUpdate(from old: V, environmentChanged: Bool) {
    child.update(target(view), environment)
  }

  package override var listing: DumpListing? { .contentOnly }
  package override var children: [ViewNode] { [child] }
}
