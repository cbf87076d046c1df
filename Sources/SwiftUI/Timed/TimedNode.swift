import Foundation
import HangaMotion
import HangaRuntime

/// The node of a view whose content is built from something that changes with time.
class TimedNode<V: View, Content: View>: TypedNode<V>, Ticker {
  private var child: TypedNode<Content>?

  override init(_ view: V, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    start()
    child = makeContent().map { Content._makeNode($0, in: childInputs) }
  }

  // MARK: For the kinds

  /// Called once, before the content is made.
  func start() {}
  /// The content as it is now; `nil`, and then always, if there is none.
  func content() -> Content? { nil }
  /// Called when the view's value may have changed, before the content is made anew.
  func viewDidChange(from old: V) {}
  func tick(at time: Double) -> Bool { false }
  var moverDescription: String { typeName }
  var holdsUpRest: Bool { true }

  /// Has `change` made and the content built anew in an update that carries `transaction`.
  func change(under transaction: Transaction = Transaction(), _ change: @escaping () -> Void) {
    withTransaction(transaction) {
      graph.enqueueChange { [weak self] in
        guard let self, isAlive else { return }
        change()
        graph.markDirty(self)
      }
    }
  }

  // MARK: As a node

  private func makeContent() -> Content? { Reentry.tracked(for: self) { content() } }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    viewDidChange(from: old)
    reevaluate()
  }

  override func reevaluate() {
    graph.bodyWillRun(self)
    guard let child, let content = makeContent() else { return }
    child.update(content, environment)
  }

  override func didEnd() { graph.clock.remove(self) }
  override var children: [ViewNode] { child.map { [$0] } ?? [] }
}

/// What starts a run when it changes.
struct RunTrigger {
  let value: any Equatable

  func differs(from other: RunTrigger) -> Bool {
    func isSame<E: Equatable>(_ a: E) -> Bool { (other.value as? E) == a }
    return !isSame(value)
  }
}
