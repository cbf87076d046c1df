/// Remembers a value and gives it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    audience.send(value) { outlet in
      outlet.onDemand = { [weak self, weak outlet] in
        guard let self, let outlet else { return }
        outlet.onDemand = {}
        outlet.send(current)
      }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    guard audience.completion == nil else {
      outlet.open()
      if let completion = audience.completion { outlet.finish(completion) }
      return
    }
    audience.add(outlet)
    // The value of the moment when it is wanted, not of the moment of subscribing.
    outlet.onDemand = { [self, weak outlet] in
      outlet?.onDemand = {}
      outlet?.send(current)
    }
    outlet.open()
  }
}
