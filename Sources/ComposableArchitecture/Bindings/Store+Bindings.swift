import SwiftUI

extension Store
where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state; writing it sends the change as an action.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { read()[keyPath: keyPath] }
    set { send(.binding(BindingAction(keyPath, newValue))) }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state; writing it sends the change as an action of the view's own.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { read()[keyPath: keyPath] }
    set { send(.view(.binding(BindingAction(keyPath, newValue)))) }
  }
}

/// A property of a store, on the way to a binding: `$store.name.sending(\.nameChanged)`.
@dynamicMemberLookup @MainActor public struct _StoreBindable<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A property of the property.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBindable<State, Action, Member> {
    _StoreBindable<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding whose writes send the action at `action`.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let (store, keyPath, toAction) = (store, keyPath, action.case)
    return Binding(
      get: { onMain { store.read()[keyPath: keyPath] } },
      set: { (value: Value, transaction: Transaction) in
        // The binding is written on the main actor.
        nonisolated(unsafe) let value = value
        onMain {
          store.sendBound(toAction.embedded(value), transaction)
        }
      })
  }
}

extension Store {
  /// Sends what a control has asked for, by its transaction if that says anything.
  func sendBound(_ action: Action, _ transaction: Transaction) {
    if transaction.animation != nil || transaction.disablesAnimations {
      send(action, transaction: transaction)
    } else {
      send(action)
    }
  }
}

extension Bindable {
  /// A property of the store's state, to make a binding of.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A property of the store's state, to make a binding of.
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }
}
