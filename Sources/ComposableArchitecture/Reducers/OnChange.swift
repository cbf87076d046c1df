extension Reducer {
  /// Runs another feature when the value that `toValue` gives has changed by an action.
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isSame: ==, reducer: reducer)
  }

  /// The same, with what counts as no change.
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V, removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isSame: isDuplicate, reducer: reducer)
  }

  /// Prints every action and what it changes to the standard error.
  public func _printChanges() -> _PrintChangesReducer<Self> { _PrintChangesReducer(base: self) }
}

/// Runs a feature where another has changed a value.
public struct _OnChangeReducer<Base: Reducer, V, R: Reducer>: Reducer
where R.State == Base.State, R.Action == Base.Action {
  let base: Base
  let toValue: (Base.State) -> V
  let isSame: (V, V) -> Bool
  let reducer: (V, V) -> R
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let new = toValue(state)
    guard !isSame(old, new) else { return effect }
    return .merge(effect, reducer(old, new).reduce(into: &state, action: action))
  }
}

/// Prints what a feature does.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = state
    let effect = base.reduce(into: &state, action: action)
    let difference = ValueDump.difference(old, state) ?? "(no change)"
    StandardError.write("received action: \(ActionText.text(action))\n\(difference)\n")
    return effect
  }
}
