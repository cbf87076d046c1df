import HangaRuntime
import UIKit

/// What a representable's node needs to know of it, whichever of both kinds it is.
@MainActor
protocol Represented {
  associatedtype Source: View
  associatedtype Made: AnyObject
  associatedtype Helper

  nonisolated init(value: Source)
  func helper() -> Helper
  func make(_ helper: Helper, _ transaction: Transaction, _ environment: EnvironmentValues) -> Made
  func update(
    _ made: Made, _ helper: Helper, _ transaction: Transaction, _ environment: EnvironmentValues)
  func size(
    _ proposal: ProposedViewSize, _ made: Made, _ helper: Helper, _ environment: EnvironmentValues
  ) -> CGSize?
  static func dismantle(_ made: Made, _ helper: Helper)
  static func view(of made: Made) -> UIView
}

/// Keeps the object that a representable made, and shows the views it stands for.
final class RepresentableNode<R: Represented>: TypedNode<R.Source> {
  private var child: TypedNode<RepresentedView>!
  private let properties = PropertyStorage()
  private var made: R.Made?
  private var helper: R.Helper?

  override init(_ view: R.Source, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    properties.node = self
    child = RepresentedView._makeNode(evaluate(), in: childInputs)
  }

  override func didUpdate(from old: R.Source, environmentChanged: Bool) { reevaluate() }

  override func reevaluate() {
    graph.bodyWillRun(self)
    child.update(evaluate(), environment)
  }

  /// Makes the object the first time and updates it every time, as UIKit's hosts do.
  private func evaluate() -> RepresentedView {
    var linked = view
    properties.link(&linked)
    // Nodes and users' code both run on the main actor; nothing here leaves it.
    nonisolated(unsafe) let value = R(value: linked)
    nonisolated(unsafe) let node = self
    let transaction = effectiveTransaction
    let environment = environment
    return Reentry.make(for: self) {
      let helper = node.helper ?? value.helper()
      node.helper = helper
      let made = node.made ?? value.make(helper, transaction, environment)
      node.made = made
      value.update(made, helper, transaction, environment)
      return RepresentedView(
        view: R.view(of: made),
        ownSize: { proposal in value.size(proposal, made, helper, environment) })
    }
  }

  override func didEnd() {
    properties.end()
    nonisolated(unsafe) let node = self
    Reentry.perform {
      guard let made = node.made, let helper = node.helper else { return }
      R.dismantle(made, helper)
    }
  }

  override var listing: DumpListing? { .contentOnly }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
