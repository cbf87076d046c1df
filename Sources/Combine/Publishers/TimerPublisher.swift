import Foundation

extension Timer {
  /// The instants of a timer on the virtual clock, once connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    public init(interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable {
      VirtualWork.repeat(after: interval, every: interval) { [subject] in
        subject.send(Date(timeIntervalSinceReferenceDate: VirtualWork.now))
      }
    }
  }

  /// Run loop and mode make no difference: there is one clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}
