import ComposableArchitecture

/// A number that goes up and down, by itself if it is asked to.
@Reducer struct Counter {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var isTicking = false
    var name = ""
  }
  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case down
    case leave
    case tick
    case toggle
    case up
  }
  private enum CancelID { case ticking }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .down:
        state.count -= 1
        return .none
      case .leave: return .run { _ in await dismiss() }
      case .tick:
        state.count += 1
        return .none
      case .toggle:
        state.isTicking.toggle()
        guard state.isTicking else { return .cancel(id: CancelID.ticking) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }.cancellable(id: CancelID.ticking)
      case .up:
        state.count += 1
        return .none
      }
    }
  }
}

/// Features by every way in which one holds another.
@Reducer struct Holder {
  @Reducer(state: .equatable) enum Path {
    case counter(Counter)
    case other(Counter)
  }
  @Reducer(state: .equatable, action: .equatable) enum Sheet {
    case counter(Counter)
    case alert(AlertState<AlertAction>)
    @ReducerCaseIgnored case note(String)
    case nothing

    @CasePathable enum AlertAction: Equatable { case yes }
  }
  @ObservableState struct State: Equatable {
    var fixed = Counter.State()
    var optional: Counter.State?
    var rows: IdentifiedArrayOf<Counter.State> = []
    var path = StackState<Path.State>()
    @Presents var sheet: Sheet.State?
    @Presents var alert: AlertState<Sheet.AlertAction>?
    var answers = 0
  }
  enum Action {
    case alert(PresentationAction<Sheet.AlertAction>)
    case ask
    case drop
    case fixed(Counter.Action)
    case optional(Counter.Action)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Counter>)
    case remove(Int)
    case sheet(PresentationAction<Sheet.Action>)
    case show(Sheet.State?)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.fixed, action: \.fixed) { Counter() }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.yes)), .sheet(.presented(.alert(.yes))):
        state.answers += 1
      case .ask:
        state.alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        }
      case .drop: state.optional = nil
      case .remove(let id): state.rows.remove(id: id)
      case .show(let sheet): state.sheet = sheet
      case .alert, .fixed, .optional, .path, .rows, .sheet: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .forEach(\.path, action: \.path)
    .ifLet(\.$sheet, action: \.sheet)
    .ifLet(\.$alert, action: \.alert)
  }
}
