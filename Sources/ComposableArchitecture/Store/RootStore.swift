import Observation
import SwiftUI

/// Knows how many actions have been handled.
@MainActor protocol ActionCounting: AnyObject {
  var actionCount: Int { get }
  /// Notes that somebody wants to be told of every action.
  func noteAccessOfEverything()
}

/// The state of a program, the feature that changes it and the effects under way.
@MainActor final class RootStore<State, Action>: Observable, ActionCounting {
  /// Where an action has come from.
  enum Origin { case user, effect }

  private(set) var current: State
  let runner = EffectRunner()
  var dependencies: DependencyValues
  /// Told of every action that was handled, with the state after it.
  var didReduce: ((Action, Origin, State) -> Void)?
  /// Tells the stores that are parts of this one.
  var refresh: ((State, State) -> Void)?

  private let reduce: (inout State, Action) -> Effect<Action>
  private nonisolated let registrar = ObservationRegistrar()
  private var waiting: [Due] = []
  private var isHandling = false
  private(set) var actionCount = 0

  private struct Due {
    let action: Action
    let transaction: Transaction?
    let origin: Origin
    let work: EffectRunner.Work
  }

  init<R: Reducer>(_ state: State, _ reducer: R, _ dependencies: DependencyValues)
  where R.State == State, R.Action == Action {
    current = state
    reduce = { reducer.reduce(into: &$0, action: $1) }
    self.dependencies = dependencies
    let runner = runner
    self.dependencies.effectRunner = runner
  }

  /// The state, for somebody who wants to be told when another takes its place.
  func read() -> State {
    if !ObservationStateRegistrar.isPaused { registrar.access(self, keyPath: \.current) }
    return current
  }

  func noteAccessOfEverything() { registrar.access(self, keyPath: \.actionCount) }

  /// Handles an action, after those that are being handled.
  func send(
    _ action: Action, _ transaction: Transaction?, _ origin: Origin,
    _ work: EffectRunner.Work = EffectRunner.Work()
  ) -> StoreTask {
    waiting.append(Due(action: action, transaction: transaction, origin: origin, work: work))
    guard !isHandling else { return StoreTask(work) }
    isHandling = true
    defer { isHandling = false }
    while !waiting.isEmpty {
      let due = waiting.removeFirst()
      if let transaction = due.transaction {
        withTransaction(transaction) { handle(due) }
      } else {
        handle(due)
      }
    }
    return StoreTask(work)
  }

  private func handle(_ due: Due) {
    // 1. The new state. Those who have read what changes are told as it changes.
    actionCount += 1
    let old = current
    var state = current
    let effect = DependencyValues.$_current.withValue(dependencies) {
      reduce(&state, due.action)
    }
    current = state
    // 2. Those who have not been told: copies put back tell nobody.
    if _$isIdentityEqual(old, state) {
      _$notifyDifferences(old, state)
    } else {
      registrar.withMutation(of: self, keyPath: \.current) {}
    }
    refresh?(old, state)
    registrar.withMutation(of: self, keyPath: \.actionCount) {}
    didReduce?(due.action, due.origin, state)
    // 3. What is to be done.
    guard !effect.isNone else { return }
    runner.start(
      effect.operation,
      EffectRunner.Surroundings(transaction: nil, work: due.work) { [weak self] in
        guard let self else { return }
        _ = send($0, $1 ?? (isHandling ? due.transaction : nil), .effect, $2)
      })
  }
}
