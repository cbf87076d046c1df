import Foundation
import HangaLayout
import HangaRuntime

/// A stack or grid that makes its views when they come near to what shows.
nonisolated protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Arrangement
  var arrangement: Arrangement { get }
  var content: Content { get }
  func makeElement(owner: ViewNode, contents: @escaping () -> [LayoutNode]) -> LazyElement
  func update(_ element: LazyElement)
}

extension LazyContainerView {
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    LazyContainerNode(view, in: inputs)
  }
}

final class LazyContainerNode<V: LazyContainerView>: TypedNode<V>, LazyHost {
  private var child: TypedNode<V.Content>!
  private var element: LazyElement!
  private var gate: AppearanceGate!
  private var inner = DerivedEnvironment()

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    gate = LazyGate.make(for: self)
    child = V.Content._makeNode(
      view.content, in: childInputs.with(contentEnvironment).with(implicitLayout: nil))
    element = view.makeElement(owner: self) { [unowned self] in child.elements }
  }

  private var contentEnvironment: EnvironmentValues {
    inner.values(from: environment) { [gate] in $0.appearanceGate = gate }
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    if environmentChanged || !ViewComparison.areEqual(old.arrangement, view.arrangement) {
      view.update(element)
      element.layoutDidChange()
    }
    child.update(view.content, contentEnvironment)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
  var lazyElement: LazyElement? { element }
  override var isContainer: Bool { true }
  override func contentsDidChange() {
    element?.contentsDidChange()
    gate.selectionDidChange()
  }
  override func makeElements() -> [LayoutNode] { [element] }
}

enum LazyGate {
  /// Tells the views inside `host` when their rows come and go.
  static func make(for host: ViewNode) -> AppearanceGate {
    AppearanceGate(host: host, outer: host.environment.appearanceGate) { [unowned host] node in
      LazyHosts.isActive(node, below: host)
    }
  }
}
