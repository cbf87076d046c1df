/// Joins the features that a body lists into one.
@resultBuilder public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where R.State == State, R.Action == Action { expression }
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> where R0.State == State, R0.Action == Action {
    _Sequence(first: accumulated, second: next)
  }
  public static func buildOptional<R: Reducer>(_ component: R?) -> R?
  where R.State == State, R.Action == Action { component }
  public static func buildEither<R0: Reducer, R1: Reducer>(first: R0) -> _Conditional<R0, R1>
  where R0.State == State, R0.Action == Action { .first(first) }
  public static func buildEither<R0: Reducer, R1: Reducer>(second: R1) -> _Conditional<R0, R1>
  where R1.State == State, R1.Action == Action { .second(second) }
  public static func buildArray<R: Reducer>(_ components: [R]) -> _Many<R>
  where R.State == State, R.Action == Action { _Many(all: components) }
  public static func buildLimitedAvailability<R: Reducer>(_ component: R) -> R
  where R.State == State, R.Action == Action { component }
  public static func buildFinalResult<R: Reducer>(_ component: R) -> R
  where R.State == State, R.Action == Action { component }

  /// Two features, one after the other.
  public struct _Sequence<R0: Reducer, R1: Reducer>: Reducer
  where R0.State == R1.State, R0.Action == R1.Action {
    let first: R0
    let second: R1
    public typealias Body = Never
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      let effect = first.reduce(into: &state, action: action)
      return .merge(effect, second.reduce(into: &state, action: action))
    }
  }

  /// One of two features.
  public enum _Conditional<R0: Reducer, R1: Reducer>: Reducer
  where R0.State == R1.State, R0.Action == R1.Action {
    case first(R0)
    case second(R1)
    public typealias Body = Never
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      switch self {
      case .first(let reducer): reducer.reduce(into: &state, action: action)
      case .second(let reducer): reducer.reduce(into: &state, action: action)
      }
    }
  }

  /// Features in a row.
  public struct _Many<R: Reducer>: Reducer {
    let all: [R]
    public typealias Body = Never
    public func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
      var effects: [Effect<R.Action>] = []
      for one in all { effects.append(one.reduce(into: &state, action: action)) }
      return .merge(effects)
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias Body = Never
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }
}
