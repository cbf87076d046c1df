import Foundation

/// What a new node is given.
public struct NodeInputs {
  package let graph: ViewGraph
  package let environment: EnvironmentValues
  package let parent: ViewNode?
  /// How several views under one modifier are put together where no container does.
  package let implicitLayout: ImplicitLayout?

  package init(
    graph: ViewGraph, environment: EnvironmentValues, parent: ViewNode?,
    implicitLayout: ImplicitLayout? = nil
  ) {
    (self.graph, self.environment, self.parent) = (graph, environment, parent)
    self.implicitLayout = implicitLayout
  }

  package func with(_ environment: EnvironmentValues) -> NodeInputs {
    NodeInputs(
      graph: graph, environment: environment, parent: parent, implicitLayout: implicitLayout)
  }

  package func with(implicitLayout: ImplicitLayout?) -> NodeInputs {
    NodeInputs(
      graph: graph, environment: environment, parent: parent, implicitLayout: implicitLayout)
  }
}

/// A retained node of the structure tree: one for each view value, kept while the view's identity
/// lasts.
open class ViewNode {
  /// The scene, which outlives its nodes, and the node above, which outlives this one; the latter
  /// is `nil` at the root and after the end. Checked counting at every step of a walk is a tenth of
  /// a layout, so only debug builds do it.
  #if DEBUG
    package unowned(safe) let graph: ViewGraph
    package private(set) unowned(safe) var parent: ViewNode?
  #else
    package unowned(unsafe) let graph: ViewGraph
    package private(set) unowned(unsafe) var parent: ViewNode?
  #endif
  package fileprivate(set) final var environment: EnvironmentValues {
    didSet { isRightToLeft = environment.layoutDirection == .rightToLeft }
  }
  /// Whether the environment reads from right to left, which every placement asks.
  package private(set) final var isRightToLeft = false
  package let depth: Int
  /// The number of nodes the scene had made before: an order that no address decides.
  package private(set) var ordinal = 0
  package let implicitLayout: ImplicitLayout?
  package private(set) var isAlive = true
  /// What it inherits instead, where its view shows elsewhere.
  package final var lent: LentSurroundings?
  private var cachedElements: [LayoutNode]?
  private var cachedPreferences: [ObjectIdentifier: Any] = [:]

  package init(in inputs: NodeInputs) {
    graph = inputs.graph
    parent = inputs.parent
    environment = inputs.environment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    depth = (inputs.parent?.depth ?? 0) + 1
    implicitLayout = inputs.implicitLayout
    ordinal = graph.nodeWasMade()
  }

  // MARK: Structure

  /// The nodes below, in view order.
  open var children: [ViewNode] { [] }

  /// The nodes that dumps list below this one: those that show.
  open var dumpChildren: [ViewNode] { children }
  /// The elements whose frames dumps give for this node.
  open var dumpElements: [LayoutNode] { elements }

  /// The view's type without module and generic arguments, for dumps and messages.
  open var typeName: String { TypeNames.short(of: Self.self) }
  /// How dumps list this node, if not under its type's or element's name.
  open var listing: DumpListing? { nil }
  /// The type of the view this node stands for.
  open var viewType: Any.Type { Never.self }
  /// The view itself, for dumps.
  open var anyView: Any { () }

  /// The nearest node above that stands for a view of the user's own.
  package final var enclosingUserView: ViewNode? {
    var node: ViewNode? = self
    while let current = node {
      let module = String(reflecting: current.viewType).prefix { $0 != "." }
      if !["SwiftUI", "HangaRuntime", "Swift"].contains(module) { return current }
      node = current.parent
    }
    return nil
  }

  package final var childInputs: NodeInputs {
    NodeInputs(
      graph: graph, environment: environment, parent: self, implicitLayout: implicitLayout)
  }

  /// Ends the view's life: the node and all below it.
  open func destroy() {
    guard isAlive else { return }
    isAlive = false
    graph.nodeWillEnd(self)
    for child in children { child.destroy() }
    for departure in departures { departure.child.destroy() }
    didEnd()
    parent = nil
  }

  /// Called once when the view's life has ended, after the nodes below.
  open func didEnd() {}

  /// Evaluates anew after a value the node read has changed.
  open func reevaluate() {}

  /// Hands an inherited change down.
  open func inherit(_ environment: EnvironmentValues) { self.environment = environment }

  /// Children that have been taken out and are still seen.
  package final var departures: [Departure] = []

  /// What this node does to the transactions of the views inside, or `nil`.
  open var transactionScope: (any TransactionScope)? { nil }

  /// The state writes and bodies below are finished when this is called in an update pass.
  package final func typed<V: View>(as type: V.Type) -> TypedNode<V> {
    guard let node = self as? TypedNode<V> else {
      preconditionFailure("a \(typeName) node stands where \(V.self) was built")
    }
    return node
  }

  // MARK: Elements

  /// What this view contributes to the layout of the nearest container: none, one or many.
  package final var elements: [LayoutNode] {
    if let cachedElements { return cachedElements }
    let elements = makeElements()
    cachedElements = elements
    return elements
  }

  /// Makes or gathers the elements; asked once until the structure below changes.
  open func makeElements() -> [LayoutNode] {
    let children = children
    return children.count == 1 ? children[0].elements : children.flatMap(\.elements)
  }

  /// Whether changes of structure below end here, because this node is one element of its own.
  open var isContainer: Bool { false }

  /// Called by a node whose children have come or gone.
  package final func structureDidChange() {
    var node: ViewNode? = self
    while let current = node {
      current.cachedElements = nil
      if current.isContainer {
        current.contentsDidChange()
        break
      }
      node = current.parent
    }
    preferencesDidChange()
    graph.setNeedsLayout()
  }

  /// Whether the views below come and go by the container's own movement and not by transitions,
  /// as pages and tabs do.
  open var movesContentsItself: Bool { false }

  /// The elements below a container have changed.
  open func contentsDidChange() {}

  // MARK: Preferences

  package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard graph.hasWriters(of: key) else { return nil }
    let id = ObjectIdentifier(key)
    if let cached = cachedPreferences[id] { return cached as? K.Value }
    let value = makePreference(key)
    cachedPreferences[id] = value.map { $0 as Any } ?? NoPreference()
    return value
  }

  /// The value written below, or `nil` if nobody wrote one.
  open func makePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in preferenceChildren {
      guard let value = child.preference(key) else { continue }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    return result
  }

  /// The children in the order in which their preferences are combined.
  open var preferenceChildren: [ViewNode] { children }

  package final func preferencesDidChange() {
    var node: ViewNode? = self
    while let current = node {
      current.cachedPreferences.removeAll(keepingCapacity: true)
      node = current.parent
    }
    graph.preferencesMayHaveChanged = true
  }
}

private struct NoPreference {}

/// A node for views of one type.
open class TypedNode<V: View>: ViewNode {
  package private(set) var view: V
  /// The environment before the update that is running, or `nil` outside one.
  package private(set) var previousEnvironment: EnvironmentValues?

  package init(_ view: V, in inputs: NodeInputs) {
    self.view = view
    super.init(in: inputs)
  }

  package final func update(_ view: V, _ environment: EnvironmentValues) {
    let old = self.view
    let environment = lent?.values(for: environment) ?? environment
    let changed = !environment.isIdentical(to: self.environment)
    previousEnvironment = self.environment
    self.view = view
    self.environment = environment
    didUpdate(from: old, environmentChanged: changed)
    previousEnvironment = nil
  }

  /// Hands the new view on to children and elements.
  open func didUpdate(from old: V, environmentChanged: Bool) {}

  open override func inherit(_ environment: EnvironmentValues) {
    if lent != nil || !environment.isIdentical(to: self.environment) { update(view, environment) }
  }

  package final func setView(_ view: V) { self.view = view }

  open override var viewType: Any.Type { V.self }
  open override var anyView: Any { view }
  open override var typeName: String { TypeNames.short(of: V.self) }
  open override var listing: DumpListing? { (V.self as? any DumpListed.Type)?.listing }
}
