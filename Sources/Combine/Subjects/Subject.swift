/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ outlet: Outlet<Output, Failure>) {
    outlets.append(outlet)
    outlet.onCancel = { [weak self, weak outlet] in
      self?.outlets.removeAll { $0 === outlet }
    }
  }

  /// Sends to those who were there at the start; `lateFor` handles one that wants nothing now.
  func send(_ value: Output, lateFor: (Outlet<Output, Failure>) -> Void = { _ in }) {
    guard completion == nil else { return }
    for outlet in outlets where outlet.isOpen {
      if outlet.demand > 0 { outlet.send(value) } else { lateFor(outlet) }
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let leaving = outlets
    outlets = []
    for outlet in leaving { outlet.finish(completion) }
  }
}
