import SwiftUI

extension Store {
  /// A binding to the store of what is presented; writing `nil` sends the dismissal.
  func presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let shown = action.appending(path: \Case<PresentationAction<ChildAction>>.presented)
    return Binding(
      get: { onMain { self.scope(state: state, action: shown) } },
      set: { (value: Store<ChildState, ChildAction>?, transaction: Transaction) in
        onMain {
          // What has gone already, or has made way for something else, is not dismissed again.
          guard value == nil, self.withState({ $0[keyPath: state] }) != nil else { return }
          self.sendBound(action.case.embedded(.dismiss), transaction)
        }
      })
  }
}

extension Bindable {
  /// The store of a feature that is presented while there is state for it.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(state, action)
  }
}

extension Binding {
  /// The store of a feature that is presented while there is state for it.
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(state, action)
  }
}
