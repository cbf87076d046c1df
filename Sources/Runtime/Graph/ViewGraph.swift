import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaSymbols
import HangaTypesetting

/// What the host provides to a graph.
package struct GraphServices {
  package var typesetter: any Typesetter
  package var images: (any ImageProvider)?
  package var symbols: SymbolLibrary?
  package init(
    typesetter: any Typesetter, images: (any ImageProvider)? = nil, symbols: SymbolLibrary? = nil
  ) {
    (self.typesetter, self.images, self.symbols) = (typesetter, images, symbols)
  }
}

/// A scene: the retained trees of one root view, and what is due to happen to them.
///
/// Start reading at `settle()`.
package final class ViewGraph {
  package let services: GraphServices
  package let counter = MeasureCounter()
  package let clock = SceneClock()
  package var root: RootNode?
  /// What the scene had to say: warnings, each once.
  package var warnings: [String] = []
  package private(set) var bodyCount = 0

  private var dirty: [ObjectIdentifier: ViewNode] = [:]
  private var forced: Set<ObjectIdentifier> = []
  private var actions: [Action] = []
  private var writers: [ObjectIdentifier: Int] = [:]
  private var observers: [ObjectIdentifier: any PreferenceObserving] = [:]
  private var observerOrder: [ObjectIdentifier] = []
  private var numbers = 0
  private var warned: Set<String> = []
  package var preferencesMayHaveChanged = false
  package private(set) var needsLayout = true
  package private(set) var failure: GraphError?
  private var changedLastPass: [String] = []

  package init(services: GraphServices) { self.services = services }

  // MARK: A frame

  /// Brings both trees to rest: the list of passes.
  ///
  /// Actions may change state; the list then repeats, at most `GraphLimits.passes` times.
  package func settle() throws {
    for _ in 0..<GraphLimits.passes {
      UpdatePass.run(self)
      if let failure { throw failure }
      PreferencePass.run(self)
      if hasDirtyNodes { UpdatePass.run(self) }
      LayoutPass.run(self)
      if let failure { throw failure }
      PreferencePass.run(self)
      ActionPass.run(self)
      if !hasDirtyNodes && !needsLayout && !preferencesMayHaveChanged && actions.isEmpty { return }
    }
    throw GraphError.doesNotSettle(views: changedLastPass)
  }

  // MARK: Invalidation

  package var hasDirtyNodes: Bool { !dirty.isEmpty }

  package func invalidate(_ node: ViewNode, evenIfEqual: Bool = false) {
    guard node.isAlive else { return }
    dirty[ObjectIdentifier(node)] = node
  }

  package func setNeedsLayout() { needsLayout = true }
  package func layoutIsDone() { needsLayout = false }

  /// The nodes to evaluate, ancestors first; empties the list.
  package func takeDirtyNodes() -> [ViewNode] {
    let nodes = dirty.values.filter(\.isAlive).sorted { $0.depth < $1.depth }
    return nodes
  }

  package func mustReevaluate(_ node: ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }
  package func forgetDirtyNodes() { dirty.removeAll(keepingCapacity: true) }

  package func bodyWillRun(_ node: ViewNode) {
    bodyCount += 1
    dirty[ObjectIdentifier(node)] = nil
  }

  package func noteChanged(_ nodes: [ViewNode]) { changedLastPass = nodes.map(\.typeName) }

  /// Whether a node's children may be made; too deep a view is an error, not a crash.
  package func mayDescend(to node: ViewNode) -> Bool {
    guard node.depth > GraphLimits.depth else { return true }
    if failure == nil { failure = .tooDeep(limit: GraphLimits.depth, view: node.typeName) }
    return false
  }

  // MARK: Lifecycle

  package func nodeWasMade(_ node: ViewNode) {}

  package func nodeWillEnd(_ node: ViewNode) {
    dirty[ObjectIdentifier(node)] = nil
    observers[ObjectIdentifier(node)] = nil
  }

  package func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  // MARK: Actions

  struct Action {
    weak var node: ViewNode?
    let outlivesNode: Bool
    let run: @MainActor () -> Void
  }

  /// Has `action` run after this update, outside every body; not if `node` has ended by then,
  /// unless it outlives it.
  package func enqueue(
    for node: ViewNode, outlivesNode: Bool = false, _ action: @escaping @MainActor () -> Void
  ) {
    actions.append(Action(node: node, outlivesNode: outlivesNode, run: action))
  }

  package func runActions() {
    let due = actions
    actions = []
    for action in due {
      if !action.outlivesNode, action.node?.isAlive != true { continue }
      Reentry.perform(action.run)
    }
  }

  // MARK: Preferences

  package func hasWriters<K: PreferenceKey>(of key: K.Type) -> Bool {
    writers[ObjectIdentifier(key), default: 0] > 0
  }
  package func addWriter<K: PreferenceKey>(of key: K.Type) {
    writers[ObjectIdentifier(key), default: 0] += 1
  }
  package func removeWriter<K: PreferenceKey>(of key: K.Type) {
    writers[ObjectIdentifier(key), default: 0] -= 1
  }

  package func addObserver(_ node: any ViewNode & PreferenceObserving) {
    observers[ObjectIdentifier(node)] = node
    observerOrder.append(ObjectIdentifier(node))
  }

  /// Those who follow a preference, in the order in which they were made.
  package func takeObservers() -> [any PreferenceObserving] {
    observerOrder.removeAll { observers[$0] == nil }
    return observerOrder.compactMap { observers[$0] }
  }

  // MARK: Words

  package func warn(_ message: String) {
    if warned.insert(message).inserted { warnings.append(message) }
  }
}

/// A node that acts when a preference of its children has changed.
package protocol PreferenceObserving: AnyObject {
  func observePreferences()
}

package enum GraphLimits {
  /// How often a frame's passes may repeat (facts/state.md §3).
  package static let passes = 8
  /// How deep views may nest before it is an error; bounded by the main thread's stack.
  package static let depth = 6000
}

/// What keeps a scene from being drawn.
public enum GraphError: Error, CustomStringConvertible, Equatable {
  case doesNotSettle(views: [String])
  case tooDeep(limit: Int, view: String)

  public var description: String {
    switch self {
    case .doesNotSettle(let views):
      let names = views.isEmpty ? "the layout" : views.joined(separator: ", ")
      return "the scene does not settle: after \(GraphLimits.passes) passes these views still "
        + "change: \(names). An action or body that sets state on every update must compare first."
    case .tooDeep(let limit, let view):
      return "views are nested deeper than \(limit) levels, at \(view). Does a view contain itself?"
    }
  }
}
