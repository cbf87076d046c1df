import Combine
import Observation
import SwiftUI

/// A store as views saw it before state told of its own changes: all of what is observed at once.
@dynamicMemberLookup @MainActor @preconcurrency
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  // Sends on the main actor only.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
  private let read: () -> ViewState
  private let dispatch: (ViewAction, Transaction?) -> StoreTask
  private let isDuplicate: (ViewState, ViewState) -> Bool
  private let root: (any ActionCounting)?
  private var last: ViewState

  init<State>(
    _ store: Store<State, ViewAction>, _ toViewState: @escaping (State) -> ViewState,
    _ isDuplicate: @escaping (ViewState, ViewState) -> Bool, isFollowing: Bool
  ) {
    read = { store.withState(toViewState) }
    dispatch = store.dispatch
    self.isDuplicate = isDuplicate
    root = store.root as? any ActionCounting
    last = store.withState(toViewState)
    root?.noteAccessOfEverything()
    if isFollowing { follow() }
  }

  /// Tells of the next change, whatever it is, and goes on listening.
  private func follow() {
    withObservationTracking {
      root?.noteAccessOfEverything()
    } onChange: { [weak self] in
      onMain {
        guard let self else { return }
        let now = self.read()
        if !self.isDuplicate(self.last, now) {
          self.objectWillChange.send()
          self.last = now
        }
        self.follow()
      }
    }
  }

  /// What is observed.
  public var state: ViewState { read() }
  /// A property of what is observed.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// Has `action` handled.
  @discardableResult public func send(_ action: ViewAction) -> StoreTask { dispatch(action, nil) }
  /// The same; what the action changes is animated.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    dispatch(action, Transaction(animation: animation))
  }

  /// A binding that reads by `get` and sends what `valueToAction` makes of a new value.
  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send valueToAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { onMain { get(self.read()) } },
      set: { (value: Value, transaction: Transaction) in
        // The binding is written on the main actor.
        nonisolated(unsafe) let value = value
        onMain {
          _ = self.dispatch(
            valueToAction(value), transaction.animation == nil ? nil : transaction)
        }
      })
  }
  /// A binding that reads by `get` and sends `action` when it is written.
  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> { binding(get: get, send: { _ in action }) }
  /// A binding to all that is observed.
  public func binding(send valueToAction: @escaping (ViewState) -> ViewAction) -> Binding<ViewState>
  { binding(get: { $0 }, send: valueToAction) }
}

extension ViewStore {
  /// Observes what `toViewState` gives of the store's state.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState
  ) where ViewState: Equatable { self.init(store, toViewState, { $0 == $1 }, isFollowing: true) }

  /// The same with what counts as no change.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) { self.init(store, toViewState, isDuplicate, isFollowing: true) }
}

/// A view store of the feature `R`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// A view of what is observed of a store.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let make: @MainActor () -> ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  /// `content` with what `toViewState` gives of the store's state.
  @MainActor public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    make = { ViewStore(store, toViewState, { $0 == $1 }, isFollowing: false) }
    self.content = content
  }

  /// The same with what counts as no change.
  @MainActor public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    make = { ViewStore(store, toViewState, isDuplicate, isFollowing: false) }
    self.content = content
  }

  public var body: some View { content(make()) }
}
