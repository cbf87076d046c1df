import Foundation
import HangaGeometry
import HangaLayout

/// A row or column of views.
nonisolated package protocol StackView: PrimitiveView {
  associatedtype Content: View
  var axis: Axis { get }
  var content: Content { get }
  func makeSolver() -> StackSolver
  func hasSameLayout(as other: Self) -> Bool
}

extension StackView {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    StackNode(view, in: inputs)
  }
}

final class StackNode<V: StackView>: TypedNode<V> {
  private var child: TypedNode<V.Content>!
  private var element: StackElement!

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = V.Content._makeNode(view.content, in: childInputs.with(implicitLayout: nil))
    element = StackElement(owner: self, axis: view.axis, solver: view.makeSolver()) {
      [unowned self] in child.elements
    }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged || !view.hasSameLayout(as: old) { element.setSolver(view.makeSolver()) }
    child.update(view.content, environment)
  }

  override var children: [ViewNode] { [child] }
  override var isContainer: Bool { true }
  override func contentsDidChange() { element.contentsDidChange() }
  override func makeElements() -> [LayoutNode] { [element] }
}
