import Dispatch
import Foundation

/// A scheduler of another module that runs on the virtual clock here.
public protocol _VirtuallyScheduled: Scheduler
where SchedulerTimeType == VirtualTime, SchedulerOptions == Never {}

extension _VirtuallyScheduled {
  public var now: VirtualTime { VirtualTime(seconds: VirtualWork.now) }
  public var minimumTolerance: VirtualTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    VirtualWork.run(after: 0, action)
  }

  public func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    VirtualWork.run(after: now.distance(to: date).timeInterval, action)
  }

  public func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    VirtualWork.repeat(
      after: now.distance(to: date).timeInterval, every: interval.timeInterval, action)
  }
}

extension DispatchQueue: _VirtuallyScheduled {
  public typealias SchedulerTimeType = VirtualTime
  public typealias SchedulerOptions = Never
}

extension RunLoop: _VirtuallyScheduled {
  public typealias SchedulerTimeType = VirtualTime
  public typealias SchedulerOptions = Never
}

extension OperationQueue: _VirtuallyScheduled {
  public typealias SchedulerTimeType = VirtualTime
  public typealias SchedulerOptions = Never
}

/// Runs everything at once; its time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = VirtualTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: VirtualTime { VirtualTime(seconds: 0) }
  public var minimumTolerance: VirtualTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }

  public func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
