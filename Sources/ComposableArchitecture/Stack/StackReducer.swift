extension Reducer {
  /// Runs a feature on each element of a navigation stack. An element leaves when it asks for that
  /// or is popped, and what it has begun ends then.
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination
  ) -> _StackReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    _StackReducer(
      base: self, toStack: toStackState, toAction: toStackAction, destination: destination())
  }

  /// The same for an enum of features.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>
  ) -> _StackReducer<Self, DestinationState.StateReducer.CaseBody>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(toStackState, action: toStackAction) { DestinationState.StateReducer.body }
  }
}

/// A feature with others on a navigation stack.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let toStack: WritableKeyPath<Base.State, StackState<Destination.State>>
  let toAction: CaseKeyPath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let actionCase = toAction.case
    let before = state[keyPath: toStack].ids
    var elementEffect = Effect<Base.Action>.none
    let baseEffect: Effect<Base.Action>
    switch actionCase.extract(action) {
    case .element(let id, let elementAction)?:
      // 1. The element first: the base may take it off.
      if state[keyPath: toStack][id: id] != nil {
        let path = path(of: id)
        elementEffect = withDependencies {
          $0.featurePath = path
        } operation: {
          destination.reduce(into: &state[keyPath: toStack][id: id]!, action: elementAction)
        }.map { actionCase.embedded(.element(id: id, action: $0)) }.inside(path)
      } else {
        reportIssue(
          "A stack received an action for an element that is not on it: \(ActionText.text(action))")
      }
      baseEffect = base.reduce(into: &state, action: action)
    case .popFrom(let id)?:
      // The base still sees what goes.
      let isThere = state[keyPath: toStack].ids.contains(id)
      baseEffect = base.reduce(into: &state, action: action)
      if isThere {
        state[keyPath: toStack].pop(from: id)
      } else {
        reportIssue("A stack was to pop an element that is not on it: \(id)")
      }
    case .push(let id, let element)?:
      if state[keyPath: toStack].ids.contains(id) {
        reportIssue("A stack was to push an element that is on it already: \(id)")
      } else {
        state[keyPath: toStack][id: id] = element
      }
      baseEffect = base.reduce(into: &state, action: action)
    case nil:
      baseEffect = base.reduce(into: &state, action: action)
    }
    // 2. Whoever has gone ends; whoever is there can ask to be dismissed.
    let after = state[keyPath: toStack].ids
    let ends = before.filter { !after.contains($0) }
      .map { Effect<Base.Action>.cancelAll(inside: path(of: $0)) }
    let ways = after.map {
      Effect<Base.Action>(.onDismiss(path(of: $0), actionCase.embedded(.popFrom(id: $0))))
    }
    return .merge(ways + [elementEffect, baseEffect] + ends)
  }

  private func path(of id: StackElementID) -> FeaturePath {
    DependencyValues._current.featurePath.appending(AnyHashable(toStack), AnyHashable(id))
  }
}
