import Foundation

/// The clock that all of this module's delays run on.
///
/// The host installs one. Without it there is no time: delayed work runs at once, in order, and
/// what repeats never starts.
package protocol VirtualScheduler: AnyObject, Sendable {
  /// Seconds on the virtual clock.
  var now: TimeInterval { get }
  /// Runs `action` at `time`; actions for the same time run in the order they came.
  func schedule(at time: TimeInterval, _ action: @escaping () -> Void)
}

/// Where the host installs its clock.
package enum VirtualSchedulers {
  /// The clock of the scene whose work is running here; tasks begun in it inherit it.
  @TaskLocal package static var current: (any VirtualScheduler)?
}

/// What every scheduler of this module does.
enum VirtualWork {
  static var now: TimeInterval { VirtualSchedulers.current?.now ?? 0 }

  static func run(after delay: TimeInterval, _ action: @escaping () -> Void) {
    guard let clock = VirtualSchedulers.current else { return action() }
    clock.schedule(at: clock.now + max(delay, 0), action)
  }

  /// Runs `action` after `delay` and then every `interval` until cancelled.
  static func `repeat`(
    after delay: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(interval: interval, action: action)
    if let clock = VirtualSchedulers.current, interval > 0 {
      repetition.schedule(at: clock.now + max(delay, 0), on: clock)
    }
    return AnyCancellable { repetition.isCancelled = true }
  }

  private final class Repetition {
    let interval: TimeInterval
    let action: () -> Void
    var isCancelled = false

    init(interval: TimeInterval, action: @escaping () -> Void) {
      self.interval = interval
      self.action = action
    }

    func schedule(at time: TimeInterval, on clock: any VirtualScheduler) {
      clock.schedule(at: time) { [self] in
        guard !isCancelled else { return }
        action()
        schedule(at: time + interval, on: clock)
      }
    }
  }
}
