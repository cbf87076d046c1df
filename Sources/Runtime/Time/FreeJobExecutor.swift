// `SchedulingExecutor` is what `Task.sleep` asks to be woken by; it has no public name yet.
@_spi(ExperimentalScheduling) import _Concurrency
import Dispatch

/// Runs the jobs of a scene that are on no actor, and puts its sleeping tasks on the agenda.
final class FreeJobExecutor: TaskExecutor, SchedulingExecutor {
  static let shared = FreeJobExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let agenda = JobHooks.current { return agenda.add(.anywhere(job)) }
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// `instant` was worked out from the machine's clock since the job that runs was begun; the
  /// duration that was asked for lies between what is left and that plus what has gone by.
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let rest = clock.now.duration(to: instant) as? Duration ?? .zero
    guard let agenda = JobHooks.current else { return sleep(UnownedJob(job), rest) }
    let gone = agenda.jobBegan.duration(to: .now)
    let asked = SleepDuration.seconds(between: rest.seconds, and: (rest + gone).seconds)
    agenda.add(.anywhere(UnownedJob(job)), after: asked)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let delay = delay as? Duration ?? .zero
    guard let agenda = JobHooks.current else { return sleep(UnownedJob(job), delay) }
    agenda.add(.anywhere(UnownedJob(job)), after: delay.seconds)
  }

  private func sleep(_ job: UnownedJob, _ duration: Duration) {
    DispatchQueue.global().asyncAfter(deadline: .now() + duration.seconds) {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
