import Combine
import ComposableArchitecture
import Testing

@MainActor
struct EffectTests {
  private enum Action: Equatable, Sendable {
    case go
    case did(Int)
  }
  private enum ID { case one, two }

  /// A store that notes the numbers that come, and begins with `effect`.
  private func store(
    _ effect: @escaping @Sendable () -> Effect<Action>, clock: any Clock<Duration> = TestClock()
  ) -> TestStore<[Int], Action> {
    TestStore(initialState: []) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .go: return effect()
        case .did(let number):
          state.append(number)
          return .none
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private nonisolated static func after(_ seconds: Int, _ number: Int) -> Effect<Action> {
    @Dependency(\.continuousClock) var clock
    return .run { [clock] send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.did(number))
    }
  }

  private func expect(_ numbers: [Int], in store: TestStore<[Int], Action>) async {
    for number in numbers { await store.receive(.did(number)) { $0.append(number) } }
    await store.finish()
  }

  @Test func sendComesAtOnce() async {
    let store = store { .send(.did(1)) }
    await store.send(.go)
    await expect([1], in: store)
  }

  @Test func mergeRunsAllAtTheSameTime() async {
    let clock = TestClock()
    let store = store({ .merge(Self.after(2, 2), Self.after(1, 1), .send(.did(0))) }, clock: clock)
    await store.send(.go)
    await clock.advance(by: .seconds(2))
    await expect([0, 1, 2], in: store)
  }

  @Test func concatenateRunsOneAfterTheOther() async {
    let clock = TestClock()
    let store = store(
      { .concatenate(.send(.did(0)), Self.after(2, 2), Self.after(1, 1), .send(.did(3))) },
      clock: clock)
    await store.send(.go)
    await store.receive(.did(0)) { $0 = [0] }
    await clock.advance(by: .seconds(2))
    await store.receive(.did(2)) { $0 = [0, 2] }
    await clock.advance(by: .seconds(1))
    await expect([1, 3], in: store)
  }

  @Test func cancelEndsTheEffectOfTheName() async {
    let clock = TestClock()
    let store = store(
      {
        .merge(
          Self.after(1, 1).cancellable(id: ID.one), Self.after(1, 2).cancellable(id: ID.two),
          .cancel(id: ID.one))
      }, clock: clock)
    await store.send(.go)
    await clock.advance(by: .seconds(1))
    await expect([2], in: store)
  }

  @Test func newEffectOfANameEndsTheOneInFlight() async {
    let clock = TestClock()
    let store = store(
      { Self.after(2, 1).cancellable(id: ID.one, cancelInFlight: true) }, clock: clock)
    await store.send(.go)
    await clock.advance(by: .seconds(1))
    await store.send(.go)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    await expect([1], in: store)
  }

  @Test func cancellingConcatenatedEffectsEndsThoseThatWait() async {
    let clock = TestClock()
    let store = store(
      { .concatenate(Self.after(1, 1), Self.after(1, 2)).cancellable(id: ID.one) }, clock: clock)
    await store.send(.go)
    await clock.advance(by: .seconds(1))
    await store.receive(.did(1)) { $0 = [1] }
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func publisherSendsWhatItPublishes() async {
    let store = store { .publisher { [1, 2, 3].publisher.map { Action.did($0) } } }
    await store.send(.go)
    await expect([1, 2, 3], in: store)
  }

  @Test func subjectIsLetGoWhenTheEffectIsCancelled() async {
    // Used on the main actor only.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let store = store { .publisher { subject.map { Action.did($0) } } }
    let task = await store.send(.go)
    subject.send(5)
    await store.receive(.did(5)) { $0 = [5] }
    await task.cancel()
    subject.send(6)
    await store.finish()
  }

  @Test func mapChangesTheActions() async {
    let clock = TestClock()
    let store = store(
      {
        Effect<Int>.merge(.send(1), .run { await $0(2) }).map { Action.did($0 * 10) }
      }, clock: clock)
    await store.send(.go)
    await expect([10, 20], in: store)
  }

  @Test func errorThatNobodyHandlesIsReported() async {
    struct Broken: Error {}
    let store = store { .run { _ in throw Broken() } }
    await withKnownIssue {
      await store.send(.go).finish()
    } matching: {
      "\($0)".contains("that nothing handles: Broken()")
    }
    let handled = self.store {
      .run { _ in
        throw Broken()
      } catch: { _, send in
        await send(.did(9))
      }
    }
    await handled.send(.go)
    await expect([9], in: handled)
  }

  @Test func cancellationIsNoError() async {
    let store = store { .run { _ in throw CancellationError() } }
    await store.send(.go).finish()
  }

  @Test func actionsAreHandledOneAfterTheOther() {
    var seen: [String] = []
    let store = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        seen.append("begin \(action)")
        defer { seen.append("end \(action)") }
        guard case .go = action else { return .none }
        return .merge(.send(.did(1)), .send(.did(2)))
      }
    }
    store.send(.go)
    #expect(
      seen == [
        "begin go", "end go", "begin did(1)", "end did(1)", "begin did(2)", "end did(2)",
      ])
  }

  @Test func storeTaskEndsWhatAnActionHasBegun() async {
    let clock = TestClock()
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Action> { state, action in
        switch action {
        case .go: return Self.after(1, 1)
        case .did(let number):
          state.append(number)
          return number < 2 ? Self.after(1, number + 1) : .none
        }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    // 1. It has finished when what followed has.
    let whole = store.send(.go)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: .seconds(1))
    await whole.finish()
    #expect(store.withState { $0 } == [1, 2])
    // 2. Cancelled, nothing comes.
    let task = store.send(.go)
    task.cancel()
    await clock.advance(by: .seconds(5))
    #expect(store.withState { $0 } == [1, 2])
    #expect(task.isCancelled)
  }
}
