import ComposableArchitecture
import Testing

/// What is not stated fails the test, in words that say what it was.
@MainActor
struct TestStoreTests {
  private func counter(_ clock: any Clock<Duration> = TestClock()) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private func expectIssue(
    _ words: String..., during body: @MainActor () async -> Void,
    place: SourceLocation = #_sourceLocation
  ) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      words.allSatisfy { "\(issue)".contains($0) }
    }
  }

  @Test func wrongExpectationIsShownAsADifference() async {
    let store = counter()
    await expectIssue("does not match expectation", "−   count: 2,", "+   count: 1,") {
      await store.send(.up) { $0.count = 2 }
    }
  }

  @Test func unexpectedChangeFails() async {
    let store = counter()
    await expectIssue("was not expected to change") { await store.send(.up) }
  }

  @Test func expectedChangeThatDoesNotComeFails() async {
    let store = counter()
    await expectIssue("no change occurred") {
      await store.send(.set(\.name, "")) { $0.name = "" }
    }
  }

  @Test func nothingToReceiveFails() async {
    let store = counter()
    await expectIssue("but received nothing", "No effect is under way") {
      await store.receive(.tick)
    }
  }

  @Test func sleepingEffectIsNamedAsTheReason() async {
    let store = counter()
    await store.send(.toggle) { $0.isTicking = true }
    await expectIssue("does a clock have to be advanced") {
      await store.receive(.tick, timeout: .milliseconds(20))
    }
    await store.send(.toggle) { $0.isTicking = false }
  }

  @Test func anotherActionFails() async {
    let clock = TestClock()
    let store = counter(clock)
    await store.send(.toggle) { $0.isTicking = true }
    await clock.advance(by: .seconds(1))
    await expectIssue("another action", "− .up", "+ .tick") { await store.receive(.up) }
    await store.send(.toggle) { $0.isTicking = false }
  }

  @Test func receivedActionsAreStatedBeforeTheNextIsSent() async {
    let clock = TestClock()
    let store = counter(clock)
    await store.send(.toggle) { $0.isTicking = true }
    await clock.advance(by: .seconds(2))
    await expectIssue("were not handled", ".tick") {
      await store.send(.toggle) { $0.isTicking = false }
    }
    #expect(store.state.count == 2)
  }

  @Test func effectThatNeverEndsFailsAtTheEnd() async {
    await expectIssue("still running") {
      let store = counter()
      await store.send(.toggle) { $0.isTicking = true }
    }
  }

  @Test func looseStoreStatesOnlyWhatMatters() async {
    let clock = TestClock()
    let store = counter(clock)
    store.exhaustivity = .off
    await store.send(.toggle)
    await clock.advance(by: .seconds(3))
    await store.receive(.tick) { $0.count = 1 }
    await store.skipReceivedActions()
    #expect(store.state.count == 3)
    await expectIssue("−   count: 9,") { await store.send(.up) { $0.count = 9 } }
    await store.send(.toggle)
  }

  @Test func stateIsAssertedWithoutAnAction() async {
    let store = counter()
    await store.send(.up) { $0.count = 1 }
    store.assert { $0.count = 1 }
    await expectIssue("−   count: 5,") { store.assert { $0.count = 5 } }
  }

  @Test func skippingNothingFails() async {
    let store = counter()
    await expectIssue("no received actions") { await store.skipReceivedActions() }
    await expectIssue("no in-flight effects") { await store.skipInFlightEffects() }
  }
}
