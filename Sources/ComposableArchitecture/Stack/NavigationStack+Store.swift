import SwiftUI

/// An element of a stack as a navigation path holds it: told apart by its identity alone.
public struct _StackPlace<State>: Hashable {
  let id: StackElementID?
  let state: State
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Bindable {
  /// The store of a navigation stack.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}

extension Binding {
  /// The store of a navigation stack.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}

extension Store {
  /// The stack as a path; what the user does to it is sent.
  fileprivate func path<ElementState, ElementAction>() -> Binding<[_StackPlace<ElementState>]>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    Binding(
      get: {
        onMain {
          self.withState { state in
            state.ids.map { _StackPlace(id: $0, state: state[id: $0]!) }
          }
        }
      },
      set: { (places: [_StackPlace<ElementState>], transaction: Transaction) in
        // The path is written on the main actor.
        nonisolated(unsafe) let places = places
        onMain {
          let (ids, next) = self.withState { ($0.ids, $0.nextID) }
          if places.count < ids.count {
            self.sendBound(.popFrom(id: ids[places.count]), transaction)
          } else if places.count > ids.count, let last = places.last {
            self.sendBound(.push(id: next, state: last.state), transaction)
          }
        }
      })
  }

  /// The store of one element.
  fileprivate func element<ElementState, ElementAction>(
    _ id: StackElementID, _ state: ElementState
  ) -> Store<ElementState, ElementAction>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    let part = StorePartID(state: \State.self, action: \Case<Action>.self)
    return element(
      id, state, part, from: { $0[id: id] }, into: { .element(id: id, action: $0) })
  }
}

extension NavigationStack {
  /// Shows what the stack of a feature holds.
  @MainActor public init<State, Action, Base: View, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Base,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == [_StackPlace<State>], Root == _StackRoot<State, Action, Base, Destination> {
    let store = path.wrappedValue
    self.init(path: store.path()) {
      _StackRoot(store: store, base: root(), destination: destination)
    }
  }
}

/// The root of a navigation stack with the screens that its store leads to.
public struct _StackRoot<State, Action, Base: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let base: Base
  let destination: (Store<State, Action>) -> Destination

  public var body: some View {
    base.navigationDestination(for: _StackPlace<State>.self) { place in
      if let id = place.id { destination(store.element(id, place.state)) }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the feature that has `state`, on the stack around it.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { _StackPlace(id: nil, state: $0) }, label: label)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Leads to the feature that has `state`, on the stack around it.
  public init<State>(_ titleKey: LocalizedStringKey, state: State?) {
    self.init(state: state) { Text(titleKey) }
  }
  /// Leads to the feature that has `state`, on the stack around it.
  @_disfavoredOverload
  public init<S: StringProtocol, State>(_ title: S, state: State?) {
    self.init(state: state) { Text(title) }
  }
}
