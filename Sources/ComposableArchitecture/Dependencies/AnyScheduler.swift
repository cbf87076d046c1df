import Combine
import Foundation

/// A scheduler whose type is hidden.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  // Called where the schedulers behind are, on the main actor.
  nonisolated(unsafe) private let time: () -> SchedulerTimeType
  nonisolated(unsafe) private let tolerance: () -> SchedulerTimeType.Stride
  nonisolated(unsafe) private let once: (SchedulerOptions?, @escaping () -> Void) -> Void
  nonisolated(unsafe) private let later:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  nonisolated(unsafe) private let often:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Hides the type of `scheduler`.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    time = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    once = { scheduler.schedule(options: $0, $1) }
    later = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    often = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
  }

  public var now: SchedulerTimeType { time() }
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    once(options, action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) { later(date, tolerance, options, action) }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable { often(date, interval, tolerance, options, action) }
}

/// A scheduler with the times and options of `S`.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// The same scheduler without its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}

extension AnyScheduler where SchedulerTimeType == Combine.VirtualTime, SchedulerOptions == Never {
  /// A scheduler that runs everything at once.
  public static var immediate: Self { AnyScheduler(ImmediateScheduler.shared) }
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
}
