/// A feature that a closure describes.
public struct Reduce<State, Action>: Reducer {
  private let closure: (inout State, Action) -> Effect<Action>
  public typealias Body = Never

  /// A feature that does what `reduce` does.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    closure = reduce
  }

  /// Hides the type of `reducer`.
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    closure = { reducer.reduce(into: &$0, action: $1) }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

/// A feature that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several features as one, to put a modifier on all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
  private let reducers: Reducers
  public typealias Body = Never

  /// The features that `build` lists.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
