/// The end of a publisher that faces one subscriber: holds values back until they are wanted.
final class Outlet<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isDelivering = false
  private(set) var demand = Subscribers.Demand.none
  private var asked = Subscribers.Demand.none
  /// Stops what feeds this outlet.
  var onCancel: () -> Void = {}
  /// Called when values are wanted.
  var onDemand: () -> Void = {}

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  var isOpen: Bool { downstream != nil && completion == nil }

  /// Hands itself to the subscriber. Kept apart from `init` so that hooks are in place.
  func open() { downstream?.receive(subscription: self) }

  /// Lets another subscription stand in for this one.
  func open(as subscription: any Subscription) {
    downstream?.receive(subscription: subscription)
  }

  /// Sends a value and answers how many more were asked for in return.
  func pass(_ value: Output) -> Subscribers.Demand {
    let before = demand
    asked = .none
    send(value)
    return before == .unlimited ? .none : asked
  }

  func send(_ value: Output) {
    guard isOpen else { return }
    waiting.append(value)
    deliver()
  }

  /// Ends after the values that are still waiting.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil else { return }
    self.demand += demand
    deliver()
    if isOpen, self.demand > 0 { onDemand() }
  }

  func cancel() {
    guard downstream != nil else { return }
    close()
    let stop = onCancel
    onCancel = {}
    stop()
  }

  private func close() {
    downstream = nil
    waiting = []
    onDemand = {}
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let downstream, demand > 0, !waiting.isEmpty {
      demand -= 1
      let more = downstream.receive(waiting.removeFirst())
      demand += more
      asked += more
    }
    guard let downstream, let completion, waiting.isEmpty else { return }
    close()
    onCancel = {}
    downstream.receive(completion: completion)
  }
}
