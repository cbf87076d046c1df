import Observation
import SwiftUI

/// Holds a feature's state for views and takes their actions.
///
/// A store is the root of a program or a part of another, made by `scope`. Parts keep no state of
/// their own.
@dynamicMemberLookup @MainActor @preconcurrency
public final class Store<State, Action>: Observable {
  /// One part of this store, with what tells it that its state was exchanged.
  private struct Part {
    let store: AnyObject
    let refresh: ((State, State) -> Void)?
  }

  /// Reads the state; who reads wants to be told of changes.
  let read: () -> State
  let dispatch: (Action, Transaction?) -> StoreTask
  /// Keeps the root alive, and lets tests look at it.
  let root: AnyObject
  private var parts: [StorePartID: Part] = [:]
  private nonisolated let registrar = ObservationRegistrar()

  /// A store that begins with `initialState`, whose actions `reducer` handles.
  ///
  /// State and feature are made with the dependencies that `prepareDependencies` sets.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    var dependencies = DependencyValues._current.separated
    prepareDependencies?(&dependencies)
    let root = DependencyValues.$_current.withValue(dependencies) {
      RootStore(initialState(), reducer(), dependencies)
    }
    self.init(root)
  }

  convenience init(_ root: RootStore<State, Action>) {
    self.init(
      root: root, read: { root.read() }, dispatch: { root.send($0, $1, .user) })
    root.refresh = { [weak self] in self?.refresh($0, $1) }
  }

  init(
    root: AnyObject, read: @escaping () -> State,
    dispatch: @escaping (Action, Transaction?) -> StoreTask
  ) {
    (self.root, self.read, self.dispatch) = (root, read, dispatch)
  }

  // MARK: Actions

  /// Has `action` handled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { dispatch(action, nil) }

  /// The same; what the action changes is animated.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    dispatch(action, Transaction(animation: animation))
  }

  /// The same; what the action changes carries `transaction`.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    dispatch(action, transaction)
  }

  // MARK: State

  /// Calls `body` with the state.
  public func withState<R>(_ body: (_ state: State) -> R) -> R { body(read()) }

  // MARK: Parts

  /// The part called `id`, made by `make` if there is none.
  func part<Child: AnyObject>(
    _ id: StorePartID, refresh: ((Child, State, State) -> Void)? = nil, _ make: () -> Child
  ) -> Child {
    if let known = parts[id]?.store as? Child { return known }
    let child = make()
    parts[id] = Part(
      store: child,
      refresh: refresh.map { refresh in
        { [unowned child] old, new in refresh(child, old, new) }
      })
    return child
  }

  /// Lets go of parts that are no longer there.
  func dropParts(where isGone: (StorePartID) -> Bool) {
    for id in parts.keys where isGone(id) { parts[id] = nil }
  }

  /// Tells the parts that are rows whether theirs was exchanged.
  func refresh(_ old: State, _ new: State) {
    for part in parts.values { part.refresh?(old, new) }
  }

  /// Notes that the state is read by somebody who does not look at what is around it.
  func noteAccess() {
    if !ObservationStateRegistrar.isPaused { registrar.access(self, keyPath: \.identity) }
  }
  /// Tells those that another state has taken the place.
  func noteExchange() { registrar.withMutation(of: self, keyPath: \.identity) {} }
  private nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A store of the feature `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Which part of a store.
struct StorePartID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
  var identity: AnyHashable?
}

extension Store where State: ObservableState {
  /// The state; a view that reads a property of it is told when that one changes.
  public var state: State { read() }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read()[keyPath: keyPath]
  }
}

extension Store: Hashable, Identifiable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Which store it is.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}
