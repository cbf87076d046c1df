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
  /// Whether it takes all that it is offered, whatever its view says of itself.
  static var fills: Bool { get }
}

extension Represented {
  static var fills: Bool { false }
}

/// Keeps the object that a representable made, and shows the views it stands for.
final class RepresentableNode<R: Represented>: TypedNode<R.Source> {
  private var child: TypedNode<RepresentedView>!
  private let properties = PropertyStorage()
  private var made: R.Made?
  private var helper: R.Helper?
  private let version: StateLocation<Int>
  private var changes = 0

  override init(_ view: R.Source, in inputs: NodeInputs) {
    version = StateLocation(0, graph: inputs.graph)
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
      OffScreen.with(node) {
        UIKitPicture.making {
          let helper = node.helper ?? value.helper()
          node.helper = helper
          let made = node.made ?? value.make(helper, transaction, environment)
          node.made = made
          value.update(made, helper, transaction, environment)
          let view = R.view(of: made)
          view.onChange = { [weak node] in
            if !UIKitPicture.isMaking { node?.viewDidChange() }
          }
          node.changes += 1
          return RepresentedView(
            view: view, version: node.version, fills: R.fills,
            ownSize: { proposal in value.size(proposal, made, helper, environment) })
        }
      }
    }
  }

  /// UIKit's code has changed the view by itself.
  private func viewDidChange() {
    guard isAlive else { return }
    changes += 1
    version.write(changes)
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
