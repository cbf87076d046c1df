import Foundation
import Observation

/// Where the runtime calls users' code: bodies, actions and closures.
///
/// Nodes are plain classes that live on the main actor's graph; users' code is isolated to the main
/// actor by its types. This is the one place that says so.
package enum Reentry {
  /// The node whose body is running; state that it reads will wake it.
  /// Written only here and only on the main actor.
  nonisolated(unsafe) package private(set) static var reader: ViewNode?

  /// Runs the body of `view` so that what it reads wakes `node` when it changes.
  package static func body<V: View>(of view: V, for node: ViewNode) -> V.Body {
    // Caller and body both run on the main actor; the value does not leave it.
    nonisolated(unsafe) let view = view
    return tracked(for: node) { onMain { view.body } }
  }

  /// Runs the body of a modifier likewise.
  package static func body<M: ViewModifier>(of modifier: M, content: M.Content, for node: ViewNode)
    -> M.Body
  {
    nonisolated(unsafe) let (modifier, content) = (modifier, content)
    return tracked(for: node) { onMain { modifier.body(content: content) } }
  }

  /// Runs a builder so that what it reads wakes `node` when it changes.
  package static func tracked<R>(for node: ViewNode, _ build: () -> R) -> R {
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(build, onChange: waker(for: node))
  }

  /// Made only when something was read: a weak reference makes every retain of the node slower.
  private static func waker(for node: ViewNode) -> @Sendable () -> Void {
    // Only ever used on the main actor; the closure must be Sendable by its type.
    nonisolated(unsafe) let wake = WeakNode(node)
    return { wake.node.map { $0.graph.invalidate($0) } }
  }

  /// Runs a builder of the user's that is isolated to the main actor, likewise.
  package static func make<R>(for node: ViewNode, _ build: @MainActor () -> R) -> R {
    tracked(for: node) { onMain(build) }
  }

  /// Runs an action of the user's outside any body.
  package static func perform(_ action: @MainActor () -> Void) {
    untracked { onMain(action) }
  }

  /// Runs nonisolated code that may read state without waking anybody.
  package static func untracked<R>(_ action: () -> R) -> R {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return action()
  }

  private static func onMain<R>(_ body: @MainActor () -> R) -> R {
    // The result never leaves the main actor: caller and callee both run on it.
    nonisolated(unsafe) var result: R?
    MainActor.assumeIsolated { result = body() }
    return result!
  }
}

final class WeakNode {
  weak var node: ViewNode?
  init(_ node: ViewNode) { self.node = node }
}
