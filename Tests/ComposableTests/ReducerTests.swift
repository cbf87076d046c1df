import ComposableArchitecture
import Testing

@MainActor
struct ReducerTests {
  private func holder(_ state: Holder.State = Holder.State()) -> TestStoreOf<Holder> {
    TestStore(initialState: state) {
      Holder()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
  }

  @Test func scopeRunsOnAProperty() async {
    let store = holder()
    await store.send(.fixed(.up)) { $0.fixed.count = 1 }
    await store.send(\.fixed.down) { $0.fixed.count = 0 }
  }

  @Test func bindingReducerSetsWhatTheActionSays() async {
    let store = holder()
    await store.send(.fixed(.set(\.name, "x"))) { $0.fixed.name = "x" }
    await store.send(\.fixed.binding.count, 7) { $0.fixed.count = 7 }
  }

  @Test func bindingActionsAreToldApartByTheirProperty() {
    let action = BindingAction<Counter.State>.set(\.name, "x")
    if case \.name = action {} else { Issue.record("not the name") }
    if case \.count = action { Issue.record("the count") }
    #expect(action == .set(\.name, "x") && action != .set(\.name, "y"))
    #expect(Counter.Action.set(\.name, "x").binding == action)
    #expect(Counter.Action.up.binding == nil)
  }

  @Test func ifLetRunsWhileThereIsState() async {
    let store = holder(Holder.State(optional: Counter.State()))
    await store.send(.optional(.up)) { $0.optional?.count = 1 }
    await store.send(.drop) { $0.optional = nil }
    await withKnownIssue {
      await store.send(.optional(.up))
    } matching: {
      "\($0)".contains("there was no state for it")
    }
  }

  @Test func forEachRunsOnTheElementOfTheAction() async {
    let rows: IdentifiedArrayOf = [Counter.State(id: 1), Counter.State(id: 2)]
    let store = holder(Holder.State(rows: rows))
    await store.send(.rows(.element(id: 2, action: .up))) { $0.rows[id: 2]?.count = 1 }
    await store.send(\.rows[id: 1].down) { $0.rows[id: 1]?.count = -1 }
    await withKnownIssue {
      await store.send(\.rows[id: 3].down)
    } matching: {
      "\($0)".contains("an element that is not there: 3")
    }
  }

  @Test func ifCaseLetAndScopeRunOnACase() async {
    let store = TestStore(initialState: Mode.State.off(Counter.State())) { Mode() }
    await store.send(.off(.up)) { $0.modify(\.off) { $0.count = 1 } }
    await store.send(.flip) { $0 = .on(Counter.State(count: 1)) }
    await store.send(\.on.up) { $0.modify(\.on) { $0.count = 2 } }
    await withKnownIssue { await store.send(.off(.up)) }
  }

  @Reducer struct Mode {
    @ObservableState enum State: Equatable {
      case off(Counter.State)
      case on(Counter.State)
    }
    enum Action {
      case flip
      case off(Counter.Action)
      case on(Counter.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.on, action: \.on) { Counter() }
      Reduce { state, action in
        if case .flip = action, case .off(let inner) = state { state = .on(inner) }
        return .none
      }
      .ifCaseLet(\.off, action: \.off) { Counter() }
    }
  }

  @Test func onChangeRunsWhenTheValueHasChanged() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter().onChange(of: \.count) { old, new in
        Reduce { state, _ in
          state.name = "\(old) to \(new)"
          return .none
        }
      }
    }
    await store.send(.up) {
      $0.count = 1
      $0.name = "0 to 1"
    }
    await store.send(.set(\.isTicking, true)) { $0.isTicking = true }
  }

  @Test func builderTakesConditionsAndRunsInOrder() async {
    for isLong in [true, false] {
      let store = TestStore(initialState: Counter.State()) {
        CombineReducers {
          step("a")
          if isLong {
            step("b")
            step("c")
          } else {
            step("d")
          }
          if isLong { step("e") }
          for name in ["f", "g"] { step(name) }
        }
        EmptyReducer()
      }
      await store.send(.up) { $0.name = isLong ? "abcefg" : "adfg" }
    }
  }

  private func step(_ name: String) -> Reduce<Counter.State, Counter.Action> {
    Reduce { state, _ in
      state.name += name
      return .none
    }
  }

  @Test func missingPartsOfAFeatureAreEmpty() async {
    let store = TestStore(initialState: Nothing.State()) { Nothing() }
    #expect(store.state == Nothing.State())
  }
  @Reducer struct Nothing {}

  @Test func reduceMayBeWrittenOut() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await store.send(.go) { $0.isGone = true }
  }
  @Reducer struct Plain {
    struct State: Equatable { var isGone = false }
    enum Action { case go }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.isGone = true
      return .none
    }
  }
}
