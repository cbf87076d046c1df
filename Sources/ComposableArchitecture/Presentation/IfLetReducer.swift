extension Reducer {
  /// Runs a feature on state that may be `nil`. What it has begun ends when it goes.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    _IfLetReducer(base: self, toState: toWrappedState, toAction: toWrappedAction, child: wrapped())
  }

  /// Runs a feature that is shown while there is state for it, takes it away when it asks for that,
  /// and ends what it has begun when it goes.
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination
  ) -> _PresentationReducer<Self, Destination>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    _PresentationReducer(
      base: self, toState: toPresentationState, toAction: toPresentationAction,
      child: destination())
  }

  /// The same for an enum of features.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>
  ) -> _PresentationReducer<Self, DestinationState.StateReducer.CaseBody>
  where DestinationState.StateReducer.Action == DestinationAction {
    ifLet(toPresentationState, action: toPresentationAction) { DestinationState.StateReducer.body }
  }

  /// The same for an alert and its kin, which go away after any of their actions.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    ifLet(toPresentationState, action: toPresentationAction) { EmptyReducer() }
  }

  /// Runs a feature while the state is the case at `toCaseState`. What it has begun ends when the
  /// state becomes another case.
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child
  ) -> _IfCaseLetReducer<Self, Child>
  where State: CasePathable, CaseState == Child.State, CaseAction == Child.Action {
    _IfCaseLetReducer(base: self, toState: toCaseState, toAction: toCaseAction, child: child())
  }
}

/// State that goes away after any of its actions.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

/// Whether `state` is ephemeral, or a case of an enum of features that holds such.
func isEphemeral(_ state: Any) -> Bool {
  if state is any _EphemeralState { return true }
  guard state is any CaseReducerState, let payload = Mirror(reflecting: state).children.first
  else { return false }
  return payload.value is any _EphemeralState
}

/// A feature with another on optional state.
public struct _IfLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  let base: Base
  let toState: WritableKeyPath<Base.State, Child.State?>
  let toAction: CaseKeyPath<Base.Action, Child.Action>
  let child: Child
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let actionCase = toAction.case
    let before = state[keyPath: toState].map { path(of: $0) }
    // 1. The child first: the base may take it away.
    var childEffect = Effect<Base.Action>.none
    if let childAction = actionCase.extract(action) {
      if let before {
        childEffect = withDependencies {
          $0.featurePath = before
        } operation: {
          child.reduce(into: &state[keyPath: toState]!, action: childAction)
        }.map { actionCase.embedded($0) }.inside(before)
      } else {
        reportIssue(
          "An “ifLet” received an action of its feature while there was no state for it: "
            + "\(ActionText.text(action))")
      }
    }
    // 2. The base, and the end of what a child that has gone had begun.
    let baseEffect = base.reduce(into: &state, action: action)
    let after = state[keyPath: toState].map { path(of: $0) }
    let end = before != after ? before.map { Effect<Base.Action>.cancelAll(inside: $0) } : nil
    return .merge(childEffect, baseEffect, end ?? .none)
  }

  private func path(of state: Child.State) -> FeaturePath {
    DependencyValues._current.featurePath
      .appending(AnyHashable(toState), StateIdentity.of(state))
  }
}

/// A feature with another that it presents.
public struct _PresentationReducer<Base: Reducer, Child: Reducer>: Reducer {
  let base: Base
  let toState: WritableKeyPath<Base.State, PresentationState<Child.State>>
  let toAction: CaseKeyPath<Base.Action, PresentationAction<Child.Action>>
  let child: Child
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let before = state[keyPath: toState].wrappedValue.map { path(of: $0) }
    let actionCase = toAction.case
    // 1. The child first. 2. The base. 3. A dismissal takes the child away at last.
    var childEffect = Effect<Base.Action>.none
    let baseEffect: Effect<Base.Action>
    switch (actionCase.extract(action), before) {
    case (.presented(let childAction)?, let before?):
      childEffect = withDependencies {
        $0.featurePath = before
      } operation: {
        state[keyPath: toState].withState { child.reduce(into: &$0, action: childAction) }
          ?? .none
      }.map { actionCase.embedded(.presented($0)) }.inside(before)
      baseEffect = base.reduce(into: &state, action: action)
      if let now = state[keyPath: toState].wrappedValue, isEphemeral(now), path(of: now) == before {
        state[keyPath: toState].wrappedValue = nil
      }
    case (.dismiss?, let before?):
      baseEffect = base.reduce(into: &state, action: action)
      if let now = state[keyPath: toState].wrappedValue, path(of: now) == before {
        state[keyPath: toState].wrappedValue = nil
      }
    case (.presented?, nil), (.dismiss?, nil):
      reportIssue(
        "A presentation received an action while nothing was presented: "
          + "\(ActionText.text(action))")
      baseEffect = base.reduce(into: &state, action: action)
    case (nil, _):
      baseEffect = base.reduce(into: &state, action: action)
    }
    // 4. Whoever has gone ends; whoever is there can ask to be dismissed.
    let after = state[keyPath: toState].wrappedValue.map { path(of: $0) }
    let end = before != after ? before.map { Effect<Base.Action>.cancelAll(inside: $0) } : nil
    let way = after.map { Effect<Base.Action>(.onDismiss($0, actionCase.embedded(.dismiss))) }
    return .merge(way ?? .none, childEffect, baseEffect, end ?? .none)
  }

  private func path(of state: Child.State) -> FeaturePath {
    DependencyValues._current.featurePath
      .appending(AnyHashable(toState), StateIdentity.of(state))
  }
}

/// A feature with another on one case of its state.
public struct _IfCaseLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  let base: Base
  let toState: CaseKeyPath<Base.State, Child.State>
  let toAction: CaseKeyPath<Base.Action, Child.Action>
  let child: Child
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let (stateCase, actionCase) = (toState.case, toAction.case)
    let before = stateCase.extract(state).map { path(of: $0) }
    var childEffect = Effect<Base.Action>.none
    if let childAction = actionCase.extract(action) {
      if var childState = stateCase.extract(state), let before {
        childEffect = withDependencies {
          $0.featurePath = before
        } operation: {
          child.reduce(into: &childState, action: childAction)
        }.map { actionCase.embedded($0) }.inside(before)
        state = stateCase.embedded(childState)
      } else {
        reportIssue(
          "An “ifCaseLet” received an action of its feature while the state was another case: "
            + "\(ActionText.text(action))")
      }
    }
    let baseEffect = base.reduce(into: &state, action: action)
    let after = stateCase.extract(state).map { path(of: $0) }
    let end = before != after ? before.map { Effect<Base.Action>.cancelAll(inside: $0) } : nil
    return .merge(childEffect, baseEffect, end ?? .none)
  }

  private func path(of state: Child.State) -> FeaturePath {
    DependencyValues._current.featurePath
      .appending(AnyHashable(toState), StateIdentity.of(state))
  }
}
