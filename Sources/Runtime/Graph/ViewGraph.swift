import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaMotion
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
  package let motion = SceneMotion()
  package let matched = MatchedGroups()
  package let bodySamples = BodySamples()
  /// The transaction of the update that is running.
  package private(set) var transaction = Transaction()
  /// The running number of updates.
  package private(set) var updateNumber = 0
  /// Whether the scene has not yet come to rest for the first time; only animations asked for
  /// outright run until then.
  package private(set) var isFirstState = true
  private var scopeCount = 0
  private var needsCommit = true
  private var pending: [PendingChanges] = []
  package var root: RootNode?
  /// What the scene had to say: warnings, each once.
  package var warnings: [String] = []
  package private(set) var bodyCount = 0
  /// How often a leaf has drawn itself; one that shows as before is not asked again.
  package private(set) var drawCount = 0

  private var dirty: [ObjectIdentifier: ViewNode] = [:]
  private var forced: Set<ObjectIdentifier> = []
  private var actions: [Action] = []
  private var writers: [ObjectIdentifier: Int] = [:]
  private var observers: [ObjectIdentifier: any PreferenceObserving] = [:]
  private var observerOrder: [ObjectIdentifier] = []
  private var numbers = 0
  private var nodeCount = 0
  private var warned: Set<String> = []
  private var sceneObjects: [ObjectIdentifier: AnyObject] = [:]
  package var preferencesMayHaveChanged = false
  package private(set) var needsLayout = true
  package private(set) var failure: GraphError?
  private var changedLastPass: [String] = []

  package init(services: GraphServices) { self.services = services }

  // MARK: A frame

  /// Brings both trees to rest: the list of passes.
  ///
  /// Changes made under different transactions are updates of their own, one after another. Actions
  /// and asynchronous work may change state; the list then repeats, at most `GraphLimits.passes` times.
  package func settle() throws { try clock.agenda.whileCurrent { try runPasses() } }

  private func runPasses() throws {
    motion.advance(to: clock.time)
    var passes = 0
    let samples = SamplePass.run(self)
    var allowed = GraphLimits.passes + pending.count + (samples ? 1 : 0)
    repeat {
      if passes > 0 || !samples { takePendingChanges() }
      passes += 1
      // What actions have changed under several transactions takes an update for each.
      if passes > 1, !pending.isEmpty, allowed < GraphLimits.mostPasses { allowed += 1 }
      if passes > allowed { throw GraphError.doesNotSettle(views: changedLastPass) }
      updateNumber += 1
      UpdatePass.run(self)
      if let failure { throw failure }
      PreferencePass.run(self)
      if hasDirtyNodes { UpdatePass.run(self) }
      LayoutPass.run(self)
      if let failure { throw failure }
      PreferencePass.run(self)
      CommitPass.run(self)
      transaction = Transaction()
      ActionPass.run(self)
      try clock.agenda.drain()
    } while !isAtRest
    isFirstState = false
  }

  /// Whether nothing is due at this instant.
  package var isAtRest: Bool {
    !hasDirtyNodes && !needsLayout && !preferencesMayHaveChanged && actions.isEmpty
      && pending.isEmpty && clock.agenda.isDrained
  }

  // MARK: Transactions

  /// Changes made under one transaction.
  private struct PendingChanges {
    let transaction: Transaction
    var changes: [() -> Void]
  }

  /// Has `change` made in the next update that carries the current transaction.
  package func enqueueChange(_ change: @escaping () -> Void) {
    let current = CurrentTransaction.value
    for completion in current.completions { completion.isAwaited = true }
    if let last = pending.indices.last, pending[last].transaction.isSame(as: current) {
      pending[last].changes.append(change)
    } else {
      pending.append(PendingChanges(transaction: current, changes: [change]))
    }
  }

  /// Makes the oldest pending changes; their transaction becomes the update's.
  private func takePendingChanges() {
    guard !pending.isEmpty else { return }
    let next = pending.removeFirst()
    transaction = next.transaction
    for change in next.changes { change() }
    // Completions are made, kept and called on the main actor.
    nonisolated(unsafe) let completions = next.transaction.completions
    if !completions.isEmpty {
      actions.append(
        Action(node: nil, outlivesNode: true) { for one in completions { one.runIfIdle() } })
    }
  }

  /// The transaction that replaces every other while `run(under:)` runs.
  package private(set) var ruling: Transaction?

  /// Runs `change` in the present update as if it had been made under `transaction` everywhere.
  package func run(under transaction: Transaction, _ change: () -> Void) {
    let outer = ruling
    ruling = transaction
    defer { ruling = outer }
    change()
  }

  /// Whether any view changes the transactions of those inside it.
  package var hasScopes: Bool { scopeCount > 0 }
  package func addScope() { scopeCount += 1 }
  package func removeScope() { scopeCount -= 1 }

  /// Whether something on screen is on its way by an animation.
  package var isAnimating: Bool { motion.isAnimating(at: clock.time) }

  package func takeNeedsCommit() -> Bool {
    defer { needsCommit = false }
    return needsCommit
  }

  // MARK: Invalidation

  package var hasDirtyNodes: Bool { !dirty.isEmpty }

  /// Has `node` evaluated in the next update, under the current transaction.
  package func invalidate(_ node: ViewNode) {
    let node = WeakNode(node)
    enqueueChange { node.node.map { $0.graph.markDirty($0) } }
  }

  /// Has `node` evaluated in the update that is running or comes next.
  package func markDirty(_ node: ViewNode) {
    guard node.isAlive else { return }
    dirty[ObjectIdentifier(node)] = node
  }

  package func setNeedsLayout() { needsLayout = true }
  /// Runs `change`, by which what is being laid out forgets sizes inside: that asks for no other
  /// layout.
  package func layingOut(_ change: () -> Void) {
    let before = needsLayout
    change()
    needsLayout = before
  }
  package func layoutIsDone() {
    needsLayout = false
    needsCommit = true
  }

  /// The nodes to evaluate, ancestors first, then those made first.
  package func takeDirtyNodes() -> [ViewNode] {
    dirty.values.filter(\.isAlive).sorted { ($0.depth, $0.ordinal) < ($1.depth, $1.ordinal) }
  }

  /// Whether a node somewhere below `node` is to be evaluated.
  package func hasDirtyNode(below node: ViewNode) -> Bool {
    dirty.values.contains { candidate in
      guard candidate.isAlive, candidate.depth > node.depth else { return false }
      var current = candidate.parent
      while let outer = current, outer.depth > node.depth { current = outer.parent }
      return current === node
    }
  }

  package func mustReevaluate(_ node: ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }
  package func forgetDirtyNodes() { dirty.removeAll(keepingCapacity: true) }

  package func bodyWillRun(_ node: ViewNode) {
    bodyCount += 1
    dirty[ObjectIdentifier(node)] = nil
  }

  package func leafWillDraw() { drawCount += 1 }

  package func noteChanged(_ nodes: [ViewNode]) { changedLastPass = nodes.map(\.typeName) }

  /// Whether a node's children may be made; too deep a view is an error, not a crash.
  package func mayDescend(to node: ViewNode) -> Bool {
    guard node.depth > GraphLimits.depth else { return true }
    if failure == nil { failure = .tooDeep(limit: GraphLimits.depth, view: node.typeName) }
    return false
  }

  // MARK: Lifecycle

  /// The ordinal of a new node.
  package func nodeWasMade() -> Int {
    defer { nodeCount += 1 }
    return nodeCount
  }

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
    for due in motion.takeDueCompletions(at: clock.time) {
      // Completions are made, kept and called on the main actor.
      nonisolated(unsafe) let completion = due
      actions.append(Action(node: nil, outlivesNode: true) { completion.end() })
    }
    // What actions ask for at once, such as values they send to a publisher, follows in order, before
    // any asynchronous work; what goes on asking is left to the next update.
    var rounds = 0
    while !actions.isEmpty, rounds < GraphLimits.passes {
      let due = actions
      actions = []
      rounds += 1
      for action in due {
        if !action.outlivesNode, action.node?.isAlive != true { continue }
        Reentry.perform(action.run)
      }
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

  // MARK: The scene's own

  /// The scene's one object of a type, made when it is first asked for: what belongs to no view,
  /// such as which field has the focus.
  package func sceneObject<T: AnyObject>(_ make: () -> T) -> T {
    if let known = sceneObjects[ObjectIdentifier(T.self)] as? T { return known }
    let made = make()
    sceneObjects[ObjectIdentifier(T.self)] = made
    return made
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
  /// The same where passes only bring transactions to an end that wait for each other.
  static let mostPasses = 64
  /// How deep views may nest before it is an error; bounded by the main thread's stack.
  package static let depth = 6000
}

/// What keeps a scene from being drawn.
public enum GraphError: Error, CustomStringConvertible, Equatable {
  case doesNotSettle(views: [String])
  case tooDeep(limit: Int, view: String)
  /// Asynchronous work goes on and on without letting time pass.
  case neverSleeps(jobs: Int)

  public var description: String {
    switch self {
    case .doesNotSettle(let views):
      let names = views.isEmpty ? "the layout" : views.joined(separator: ", ")
      return "the scene does not settle: after \(GraphLimits.passes) passes these views still "
        + "change: \(names). An action or body that sets state on every update must compare first."
    case .tooDeep(let limit, let view):
      return "views are nested deeper than \(limit) levels, at \(view). Does a view contain itself?"
    case .neverSleeps(let jobs):
      return "asynchronous work does not come to rest: more than \(jobs) steps of it ran without "
        + "time passing. A loop in a task must sleep or wait for something."
    }
  }
}
