import Combine
import Foundation

/// What is due to run in a scene: asynchronous work, at once, and what sleeps, by virtual time.
///
/// While `whileCurrent(_:)` runs, every job of Swift's concurrency that comes up on the thread and
/// all delayed work of publishers go here instead of to other threads and the machine's clock.
/// `drain()` then runs them on this thread in the order they came, hence always in the same order.
package final class SceneAgenda: VirtualScheduler {
  /// A job of Swift's concurrency, with the executor that runs it.
  enum Job {
    case onMain(UnownedJob)
    case anywhere(UnownedJob)
    /// A block that was put on a dispatch queue.
    case block(() -> Void)
  }

  private enum Work {
    case job(Job)
    case action(() -> Void)
  }

  private struct Sleeper {
    let time: Double
    let work: Work
  }

  /// How many jobs may run at one instant before that is an error.
  package static let limit = 100_000
  /// Jobs scheduled for a time that differs by less, in seconds, belong to the tick.
  private static let tolerance = 1e-6

  // The properties are used only on the thread that has claimed the agenda, the main thread; the
  // class has to be sendable for what the runtime and publishers hand it.
  nonisolated(unsafe) private var ready: [Job] = []
  nonisolated(unsafe) private var sleepers: [Sleeper] = []
  /// Seconds since the scene began.
  nonisolated(unsafe) package private(set) var now: TimeInterval = 0
  /// When the job that is running was begun, on the machine's clock.
  nonisolated(unsafe) private(set) var jobBegan = ContinuousClock.now

  package init() {
    JobHooks.install()
    ClockHooks.install()
  }

  /// Runs `body`; the work that comes up in it goes to this agenda.
  package func whileCurrent<R>(_ body: () throws -> R) rethrows -> R {
    try VirtualSchedulers.$current.withValue(self) {
      try ClockHooks.whileClaimed(by: self) { try JobHooks.whileClaimed(by: self, body) }
    }
  }

  /// Whether no job waits for its turn at this instant.
  package var isDrained: Bool { ready.isEmpty }

  // MARK: Coming

  func add(_ job: Job) { ready.append(job) }

  /// Has `job` run when `seconds` have passed.
  func add(_ job: Job, after seconds: Double) {
    guard seconds > 0 else { return add(job) }
    insert(Sleeper(time: now + seconds, work: .job(job)))
  }

  /// Has a block of a dispatch queue run when `seconds` have passed.
  func dispatch(after seconds: Double, _ block: @escaping () -> Void) {
    add(.block(block), after: seconds)
  }

  /// Has a run loop's timer fire when its date has come, and again if it repeats.
  func add(_ timer: Timer) {
    fire(timer, at: timer.fireDate.timeIntervalSince(VirtualTime.beginning))
  }

  private func fire(_ timer: Timer, at time: TimeInterval) {
    schedule(at: time) { [unowned self] in
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid, timer.timeInterval > 0 {
        fire(timer, at: max(time + timer.timeInterval, now))
      }
    }
  }

  package func schedule(at time: TimeInterval, _ action: @escaping () -> Void) {
    insert(Sleeper(time: time, work: .action(action)))
  }

  private func insert(_ sleeper: Sleeper) {
    let index = sleepers.firstIndex { $0.time > sleeper.time } ?? sleepers.count
    sleepers.insert(sleeper, at: index)
  }

  // MARK: Running

  /// Goes on to `time` and runs what is due by then, the earliest first.
  package func advance(to time: Double) throws {
    now = time
    try whileCurrent {
      while let next = sleepers.first, next.time <= time + Self.tolerance {
        sleepers.removeFirst()
        switch next.work {
        case .job(let job): ready.append(job)
        case .action(let action): action()
        }
        try drain()
      }
    }
  }

  /// Runs jobs until none is left.
  ///
  /// - Throws: an error if they do not come to an end at this instant.
  package func drain() throws {
    guard !ready.isEmpty else { return }
    var count = 0
    try whileCurrent {
      while !ready.isEmpty {
        let turn = ready
        ready = []
        count += turn.count
        if count > Self.limit {
          // They stay due, since each is a suspended task that nothing else would ever resume.
          ready = turn
          throw GraphError.neverSleeps(jobs: Self.limit)
        }
        for job in turn { run(job) }
      }
    }
  }

  private func run(_ job: Job) {
    jobBegan = ContinuousClock.now
    switch job {
    case .onMain(let job):
      job.runSynchronously(on: MainJobExecutor.shared.asUnownedSerialExecutor())
    case .anywhere(let job):
      job.runSynchronously(on: FreeJobExecutor.shared.asUnownedTaskExecutor())
    case .block(let block): block()
    }
  }
}
