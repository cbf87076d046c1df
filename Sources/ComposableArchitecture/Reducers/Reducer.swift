/// A feature: how actions change its state, and what is to be done outside of it then.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  /// The type of the features that the body lists; `Never` where `reduce` is written out.
  associatedtype Body

  /// Changes the state for an action.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The features that this one is made of, which all see every action, one after another.
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == Never {
  /// There is none: `reduce` is written out.
  public var body: Never {
    fatalError("\(Self.self) has no body: it has to implement either body or reduce(into:action:)")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// What the body does.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A feature with the state and actions of `R`: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// An enum of features, of which one is there at a time; `@Reducer` writes what it needs.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body == Never {
  /// The type of all features of the enum together.
  associatedtype CaseBody: Reducer<State, Action>
  /// The enum's case with the store of its feature.
  associatedtype CaseScope
  /// All features of the enum together.
  @ReducerBuilder<State, Action> static var body: CaseBody { get }
  /// The case that `store` is in, with the store of its feature.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

/// The state of an enum of features.
public protocol CaseReducerState: CasePathable, ObservableState {
  /// The enum of features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

/// Actions of which some are the view's own.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  /// An action of the view's own.
  static func view(_ action: ViewAction) -> Self
}
