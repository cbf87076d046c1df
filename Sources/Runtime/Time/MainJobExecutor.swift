import Dispatch

/// Stands in for the main actor's executor while a scene's work runs.
///
/// What comes back later, from work of another thread, runs on the main queue as usual.
final class MainJobExecutor: SerialExecutor {
  static let shared = MainJobExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let agenda = JobHooks.current { return agenda.add(.onMain(job)) }
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }
}
