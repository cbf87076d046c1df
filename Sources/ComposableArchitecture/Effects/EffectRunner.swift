import Combine
import SwiftUI

/// Carries out the effects of one store and knows which of them are under way.
@MainActor final class EffectRunner {
  /// What one action has set off, and what followed from that.
  final class Work {
    fileprivate(set) var tasks: [Task<Void, Never>] = []
    nonisolated init() {}
  }

  /// What holds for all that an effect begins.
  struct Surroundings<Action> {
    var names: [CancelID] = []
    var transaction: Transaction?
    let work: Work
    let send: @MainActor (Action, Transaction?, Work) -> Void
  }

  private var cancels: [CancelID: [Int: () -> Void]] = [:]
  private var dismissals: [FeaturePath: (Transaction?) -> Void] = [:]
  private var count = 0
  /// The effects that have not ended.
  private(set) var inFlight: Set<Int> = []
  /// What holds them, to wait for or to end.
  private var tasks: [Int: Task<Void, Never>] = [:]

  nonisolated init() {}

  /// Begins an effect; whatever needs no waiting is done before this returns.
  ///
  /// - Returns: the tasks that what follows has to wait for.
  @discardableResult
  func start<Action>(
    _ operation: Effect<Action>.Operation, _ around: Surroundings<Action>
  ) -> [Task<Void, Never>] {
    var around = around
    switch operation {
    case .none: return []
    case .send(let action):
      around.send(action, around.transaction, around.work)
      return []
    case .run(let priority, _, let body): return [run(priority, body, around)]
    case .publish(let make): return subscribe(make, around)
    case .merge(let parts): return parts.flatMap { start($0, around) }
    case .concatenate(let parts): return startInTurn(parts[...], around)
    case .cancellable(let inner, let id, let cancelInFlight):
      if cancelInFlight { cancel(id) }
      around.names.append(id)
      return start(inner, around)
    case .cancel(let id):
      cancel(id)
      return []
    case .cancelAll(let path):
      cancelAll(inside: path)
      return []
    case .onDismiss(let path, let action):
      let (send, work) = (around.send, around.work)
      dismissals[path] = { send(action, $0, work) }
      return []
    case .animated(let inner, let transaction):
      around.transaction = transaction
      return start(inner, around)
    }
  }

  // MARK: Kinds of work

  private func run<Action>(
    _ priority: TaskPriority?, _ body: @escaping @Sendable (Send<Action>) async -> Void,
    _ around: Surroundings<Action>
  ) -> Task<Void, Never> {
    let number = begin()
    let send = Send<Action> { action, transaction in
      around.send(action, transaction ?? around.transaction, around.work)
    }
    let work: @MainActor @Sendable () async -> Void = {
      await body(send)
      self.end(number, around.names)
    }
    // A scene runs all jobs in their order; a test without a scene has the main queue do so.
    let inOrder = Issues.isTesting && VirtualSchedulers.current == nil
    let task =
      inOrder
      ? Task(executorPreference: MainQueueExecutor.shared, priority: priority, operation: work)
      : Task(priority: priority, operation: work)
    keep(task, number, around) { task.cancel() }
    return task
  }

  private func subscribe<Action>(
    _ make: () -> AnyPublisher<Action, Never>, _ around: Surroundings<Action>
  ) -> [Task<Void, Never>] {
    let number = begin()
    let ending = Ending()
    let subscription = make().sink(
      receiveCompletion: { _ in
        onMain { ending.end() }
      },
      receiveValue: { action in
        // Schedulers deliver on the main actor here.
        nonisolated(unsafe) let action = action
        onMain { around.send(action, around.transaction, around.work) }
      })
    guard !ending.hasEnded else {
      end(number, around.names)
      return []
    }
    // Cancelled on the main actor only, as it was made.
    nonisolated(unsafe) let cancel = {
      subscription.cancel()
      ending.end()
    }
    let task = Task { @MainActor in
      await withTaskCancellationHandler {
        await ending.wait()
      } onCancel: {
        Task { @MainActor in cancel() }
      }
      self.end(number, around.names)
    }
    keep(task, number, around, cancel)
    return [task]
  }

  /// Each part when all before have ended.
  private func startInTurn<Action>(
    _ parts: ArraySlice<Effect<Action>.Operation>, _ around: Surroundings<Action>
  ) -> [Task<Void, Never>] {
    guard let first = parts.first else { return [] }
    let waiting = start(first, around)
    let rest = parts.dropFirst()
    if waiting.isEmpty { return startInTurn(rest, around) }
    if rest.isEmpty { return waiting }
    let number = begin()
    let task = Task { @MainActor in
      for one in waiting { await one.value }
      if !Task.isCancelled {
        for one in self.startInTurn(rest, around) { await one.value }
      }
      self.end(number, around.names)
    }
    keep(task, number, around) { task.cancel() }
    return [task]
  }

  // MARK: What is under way

  private func begin() -> Int {
    count += 1
    inFlight.insert(count)
    return count
  }

  private func keep<Action>(
    _ task: Task<Void, Never>, _ number: Int, _ around: Surroundings<Action>,
    _ cancel: @escaping () -> Void
  ) {
    around.work.tasks.append(task)
    tasks[number] = task
    for name in around.names { cancels[name, default: [:]][number] = cancel }
  }

  private func end(_ number: Int, _ names: [CancelID]) {
    inFlight.remove(number)
    tasks[number] = nil
    for name in names {
      cancels[name]?[number] = nil
      if cancels[name]?.isEmpty == true { cancels[name] = nil }
    }
  }

  private func cancel(_ id: CancelID) {
    end { $0.id == id.id && $0.path.isInside(id.path) }
  }

  private func cancelAll(inside path: FeaturePath) {
    end { $0.id == AnyHashable(FeatureEnd.effects) && $0.path.isInside(path) }
    for known in dismissals.keys where known.isInside(path) { dismissals[known] = nil }
  }

  private func end(where matches: (CancelID) -> Bool) {
    for name in cancels.keys where matches(name) {
      for (_, cancel) in cancels.removeValue(forKey: name) ?? [:] { cancel() }
    }
  }

  /// Ends all.
  func cancelEverything() {
    for task in tasks.values { task.cancel() }
    end { _ in true }
  }

  /// Sends the action that takes the feature at `path` away.
  ///
  /// - Returns: whether the feature can be taken away.
  func dismiss(_ path: FeaturePath, _ transaction: Transaction?) -> Bool {
    guard let dismissal = dismissals[path] else { return false }
    dismissal(transaction)
    return true
  }
}

/// Lets tasks wait for something to end.
@MainActor private final class Ending {
  private(set) var hasEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for one in waiting { one.resume() }
    waiting = []
  }

  func wait() async {
    if hasEnded { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// What an action has set off in a store.
@MainActor @preconcurrency public struct StoreTask: Sendable {
  let work: EffectRunner.Work

  init(_ work: EffectRunner.Work) { self.work = work }

  /// Ends it.
  public func cancel() {
    for task in work.tasks { task.cancel() }
  }

  /// Waits until it and what followed from it has ended; a cancellation of the waiting task ends it.
  public func finish() async {
    var index = 0
    while index < work.tasks.count {
      let task = work.tasks[index]
      index += 1
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }

  /// Whether it was ended before its time.
  public var isCancelled: Bool { !work.tasks.isEmpty && work.tasks.allSatisfy(\.isCancelled) }
}
