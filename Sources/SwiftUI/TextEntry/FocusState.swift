import Foundation
import HangaRuntime

/// Which view has the focus, as a value of the view's own: read it, or write it to move the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: LinkedProperty {
  /// Linked and used on the main actor only.
  nonisolated(unsafe) private let empty: Value
  nonisolated(unsafe) private var store: FocusStore<Value>?

  /// Whether one view has the focus.
  public init() where Value == Bool { empty = false }
  /// Which of several views has it, or none.
  public init<T: Hashable>() where Value == T? { empty = nil }

  /// The value now; a value that no view stands for takes the focus away.
  public var wrappedValue: Value {
    get { store?.location.read() ?? empty }
    nonmutating set { store?.set(newValue) }
  }

  /// The state itself, for `focused(_:)`.
  public var projectedValue: Binding { Binding(empty: empty, store: store) }

  package mutating func link(to slot: inout AnyObject?, in storage: PropertyStorage) {
    if let known = slot as? FocusStore<Value> {
      store = known
    } else {
      let made = FocusStore(empty, graph: storage.node?.graph)
      slot = made
      store = made
    }
  }

  /// Reads and writes a focus state that another view owns.
  @propertyWrapper public struct Binding {
    /// Used on the main actor only.
    nonisolated(unsafe) fileprivate let empty: Value
    nonisolated(unsafe) let store: FocusStore<Value>?

    public var wrappedValue: Value {
      get { store?.location.read() ?? empty }
      nonmutating set { store?.set(newValue) }
    }
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: DynamicProperty {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// A focus state's value, and the views that stand for its values.
final class FocusStore<Value: Hashable> {
  let location: StateLocation<Value>
  private let empty: Value
  private weak var graph: ViewGraph?
  private var anchors: [Entry] = []

  private struct Entry {
    weak var node: (any FocusAnchor)?
    var value: Value
  }

  init(_ empty: Value, graph: ViewGraph?) {
    self.empty = empty
    self.graph = graph
    location = StateLocation(empty, graph: graph)
  }

  /// What was written last.
  private var latest: Value { Reentry.untracked { location.read() } }

  /// Moves the focus after the update that carries the value, when new views are there too.
  func set(_ value: Value) {
    location.write(value)
    isDue = true
    scheduleResolve()
  }

  /// Whether a value was set that the focus has yet to follow.
  private var isDue = false

  private func scheduleResolve() {
    guard let graph, let root = graph.root else { return }
    graph.enqueue(for: root, UserAction.onMain { [weak self] in self?.resolve() })
  }

  private func resolve() {
    guard let graph, isDue else { return }
    isDue = false
    anchors.removeAll { $0.node?.isAlive != true }
    let center = FocusCenter.of(graph)
    let value = latest
    let holder = center.focused.flatMap { focused in
      anchors.first { entry in
        sequence(first: focused as ViewNode) { $0.parent }.contains { $0 === entry.node }
      }
    }
    if holder?.value == value { return }
    let wanted = value == empty ? nil : anchors.first { $0.value == value }?.node
    if let wanted, let target = FocusCenter.firstTarget(in: wanted) {
      center.focus(target)
    } else {
      if holder != nil { center.focus(nil) }
      if value != empty { location.write(empty) }
    }
  }

  // MARK: Views

  /// The view in `node` stands for `value` from now on.
  func tie(_ node: any FocusAnchor, to value: Value) {
    if let index = anchors.firstIndex(where: { $0.node === node }) {
      anchors[index].value = value
    } else {
      anchors.append(Entry(node: node, value: value))
    }
  }

  func focusDidCome(to value: Value) { location.write(value) }

  func focusDidGo(from value: Value) {
    if !isDue, latest == value { location.write(empty) }
  }
}
