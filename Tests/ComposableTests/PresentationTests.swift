import ComposableArchitecture
import Testing

@MainActor
struct PresentationTests {
  private func holder(
    _ state: Holder.State = Holder.State(), _ clock: any Clock<Duration> = TestClock()
  ) -> TestStoreOf<Holder> {
    TestStore(initialState: state) {
      Holder()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func presentedFeatureRunsAndIsDismissed() async {
    let store = holder()
    await store.send(.show(.counter(Counter.State()))) { $0.sheet = .counter(Counter.State()) }
    await store.send(\.sheet.counter.up) { $0.sheet = .counter(Counter.State(count: 1)) }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    await withKnownIssue {
      await store.send(\.sheet.counter.up)
    } matching: {
      "\($0)".contains("nothing was presented")
    }
  }

  @Test func presentedFeatureCanAskToBeDismissed() async {
    let store = holder(Holder.State(sheet: .counter(Counter.State())))
    await store.send(\.sheet.counter.leave)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func whatAFeatureHasBegunEndsWithIt() async {
    let clock = TestClock()
    let store = holder(Holder.State(sheet: .counter(Counter.State())), clock)
    await store.send(\.sheet.counter.toggle) {
      $0.sheet = .counter(Counter.State(isTicking: true))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.counter.tick) {
      $0.sheet = .counter(Counter.State(count: 1, isTicking: true))
    }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    // No effect is left and nothing more comes, or the store would say so.
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func anotherCaseTakesThePlaceAndTheFirstOnesEffectsEnd() async {
    let clock = TestClock()
    let store = holder(Holder.State(sheet: .counter(Counter.State())), clock)
    await store.send(\.sheet.counter.toggle) {
      $0.sheet = .counter(Counter.State(isTicking: true))
    }
    await store.send(.show(.note("n"))) { $0.sheet = .note("n") }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func alertGoesAwayByItsActions() async {
    let store = holder()
    await store.send(.ask) {
      $0.alert = AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
      }
    }
    await store.send(\.alert.yes) {
      $0.alert = nil
      $0.answers = 1
    }
    let alert = AlertState<Holder.Sheet.AlertAction> { TextState("Hm") }
    await store.send(.show(.alert(alert))) { $0.sheet = .alert(alert) }
    await store.send(\.sheet.alert.yes) {
      $0.sheet = nil
      $0.answers = 2
    }
  }

  @Test func stackPushesPopsAndDismisses() async {
    let store = holder()
    await store.send(.path(.push(id: 0, state: .counter(Counter.State())))) {
      $0.path[id: 0] = .counter(Counter.State())
    }
    await store.send(.path(.push(id: 1, state: .other(Counter.State())))) {
      $0.path[id: 1] = .other(Counter.State())
    }
    await store.send(\.path[id: 1].other.up) {
      $0.path[id: 1, case: \.other]?.count = 1
    }
    await store.send(.path(.element(id: 1, action: .other(.leave))))
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await withKnownIssue { await store.send(\.path[id: 0].counter.up) }
  }

  @Test func whatAScreenHasBegunEndsWhenItIsPopped() async {
    let clock = TestClock()
    let store = holder(Holder.State(path: StackState([.counter(Counter.State())])), clock)
    await store.send(\.path[id: 0].counter.toggle) {
      $0.path[id: 0, case: \.counter]?.isTicking = true
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path.pop(from: 0) }
    await clock.advance(by: .seconds(3))
    await store.finish()
  }

  @Test func whatARowHasBegunEndsWhenItIsRemoved() async {
    let clock = TestClock()
    let rows: IdentifiedArrayOf = [Counter.State(id: 1), Counter.State(id: 2)]
    let store = holder(Holder.State(rows: rows), clock)
    await store.send(\.rows[id: 1].toggle) { $0.rows[id: 1]?.isTicking = true }
    await store.send(\.rows[id: 2].toggle) { $0.rows[id: 2]?.isTicking = true }
    await store.send(.remove(1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 2].tick) { $0.rows[id: 2]?.count = 1 }
    // The same name in another row: only this one's ends.
    await store.send(\.rows[id: 2].toggle) { $0.rows[id: 2]?.isTicking = false }
    await store.finish()
  }

  @Test func featureThatNobodyPresentsCannotBeDismissed() async {
    let store = holder()
    await withKnownIssue {
      await store.send(\.fixed.leave).finish()
    } matching: {
      "\($0)".contains("nothing presents it")
    }
  }
}
