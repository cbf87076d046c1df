import Foundation
import Observation

/// The node of a view that has a body.
final class CompositeNode<V: View>: TypedNode<V> {
  private var child: TypedNode<V.Body>?
  /// `nil` for a view without dynamic properties.
  private let properties: PropertyStorage?
  private var motion = BodyMotion()

  override init(_ view: V, in inputs: NodeInputs) {
    properties = PropertyStorage.ifNeeded(by: V.self)
    super.init(view, in: inputs)
    properties?.node = self
    guard graph.mayDescend(to: self) else { return }
    let body = evaluate()
    child = V.Body._makeNode(body, in: childInputs)
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    motion.note(from: old, to: view, in: self)
    if environmentChanged, let properties, properties.readsEnvironment {
      reevaluate()
    } else if !graph.mustReevaluate(self), ViewComparison.areSame(old, view) {
      // The old value carries the links to its state: keep it.
      setView(old)
      if environmentChanged { child?.inherit(environment) }
    } else {
      reevaluate()
    }
  }

  override func inherit(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    let view = self.view
    update(view, environment)
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    let body = evaluate()
    child?.update(body, environment)
  }

  private func evaluate() -> V.Body {
    if let properties {
      var linked = view
      properties.link(&linked)
      setView(linked)
    }
    return Reentry.body(of: motion.shown(view, in: self), for: self)
  }

  override func didEnd() { properties?.end() }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
