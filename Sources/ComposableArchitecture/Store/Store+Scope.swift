import SwiftUI

extension Store {
  /// The part of the store at a property of the state and a case of the actions.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let id = StorePartID(state: state, action: action)
    return part(id, refresh: { $0.refresh($1[keyPath: state], $2[keyPath: state]) }) {
      let (read, dispatch, toAction) = (read, dispatch, action.case)
      return Store<ChildState, ChildAction>(
        root: root, read: { read()[keyPath: state] },
        dispatch: { dispatch(toAction.embedded($0), $1) })
    }
  }

  /// The part of the store at a property that may be `nil`; `nil` while it is.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    let present = read()[keyPath: state]
    guard let present else {
      dropParts { $0.state == state && $0.action == action }
      return nil
    }
    let id = StorePartID(state: state, action: action, identity: StateIdentity.of(present))
    dropParts { $0.state == state && $0.action == action && $0 != id }
    let refresh = { (child: Store<ChildState, ChildAction>, old: State, new: State) in
      guard let old = old[keyPath: state], let new = new[keyPath: state] else { return }
      child.refresh(old, new)
    }
    return part(id, refresh: refresh) {
      let (read, dispatch, toAction) = (read, dispatch, action.case)
      // What is shown while it leaves is what was there last.
      var last = present
      return Store<ChildState, ChildAction>(
        root: root,
        read: {
          if let state = read()[keyPath: state] { last = state }
          return last
        },
        dispatch: { dispatch(toAction.embedded($0), $1) })
    }
  }

  /// A store for each element of a collection in the state.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    let elements = read()[keyPath: state]
    dropParts { part in
      guard part.state == state, part.action == action else { return false }
      return (part.identity?.base as? ElementID).map { elements[id: $0] == nil } ?? true
    }
    let toAction = action.case
    return elements.ids.map { elementID in
      element(
        elementID, elements[id: elementID]!, StorePartID(state: state, action: action),
        from: { $0[keyPath: state][id: elementID] },
        into: { toAction.embedded(.element(id: elementID, action: $0)) })
    }
  }

  /// The store of one element. It reads without being told of the others' comings and goings, and
  /// hears of an exchange of its own.
  func element<ID: Hashable, ElementState, ElementAction>(
    _ elementID: ID, _ present: ElementState, _ collection: StorePartID,
    from find: @escaping (State) -> ElementState?,
    into embed: @escaping (ElementAction) -> Action
  ) -> Store<ElementState, ElementAction> {
    var id = collection
    id.identity = AnyHashable(elementID)
    let refresh = { (child: Store<ElementState, ElementAction>, old: State, new: State) in
      guard let old = find(old), let new = find(new) else { return }
      if !_$isIdentityEqual(old, new) { child.noteExchange() }
      child.refresh(old, new)
    }
    return part(id, refresh: refresh) {
      let (read, dispatch) = (read, dispatch)
      var last = present
      // The store is made before what it reads with can name it.
      weak var child: Store<ElementState, ElementAction>?
      let made = Store<ElementState, ElementAction>(
        root: root,
        read: {
          child?.noteAccess()
          let found = ObservationStateRegistrar.$isPaused.withValue(true) { find(read()) }
          if let found { last = found }
          return last
        },
        dispatch: { dispatch(embed($0), $1) })
      child = made
      return made
    }
  }
}

/// What makes a piece of state the same thing: its `id`, the case it is in, else its type.
enum StateIdentity {
  static func of(_ state: Any) -> AnyHashable {
    if let state = state as? any Identifiable { return id(of: state) }
    guard state is any CasePathable else { return AnyHashable(ObjectIdentifier(type(of: state))) }
    let mirror = Mirror(reflecting: state)
    guard let payload = mirror.children.first else { return AnyHashable("\(state)") }
    return AnyHashable([AnyHashable(payload.label), of(payload.value)])
  }

  private static func id<I: Identifiable>(of value: I) -> AnyHashable { AnyHashable(value.id) }
}

extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The case that the state is in, with the store of its feature.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
