/// The middle of an operator with one upstream; passes demand through.
final class Pipe<Input, UpstreamFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  /// What becomes of one value.
  enum Step {
    case emit(Output)
    case skip
    /// The last value, if any; the upstream is cancelled.
    case finish(Output?)
    case fail(Failure)
  }

  /// What becomes of the end: a last value, and the end.
  typealias End = (Output?, Subscribers.Completion<Failure>)

  private let outlet: Outlet<Output, Failure>
  private let step: (Input) -> Step
  private let end: (Subscribers.Completion<UpstreamFailure>) -> End
  private var upstream: (any Subscription)?
  private var isOver = false
  /// Whether the upstream is emptied whatever is wanted downstream.
  private let drains: Bool
  /// What watches the traffic.
  var onSubscription: ((any Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(
    to downstream: AnySubscriber<Output, Failure>, drains: Bool = false,
    step: @escaping (Input) -> Step,
    end: @escaping (Subscribers.Completion<UpstreamFailure>) -> End
  ) {
    outlet = Outlet(downstream)
    self.drains = drains
    self.step = step
    self.end = end
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isOver else { return subscription.cancel() }
    upstream = subscription
    onSubscription?(subscription)
    outlet.onCancel = { [self] in
      onCancel?()
      stop()
    }
    outlet.open(as: self)
    if drains { upstream?.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isOver else { return .none }
    switch step(input) {
    case .emit(let output):
      let asked = outlet.pass(output)
      return drains ? .none : asked
    case .skip:
      return .max(1)
    case .finish(let output):
      stop()
      if let output { outlet.send(output) }
      outlet.finish(.finished)
    case .fail(let error):
      stop()
      outlet.finish(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard !isOver else { return }
    isOver = true
    upstream = nil
    let (last, completion) = end(completion)
    if let last { outlet.send(last) }
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    outlet.request(demand)
    if !drains, !isOver { upstream?.request(demand) }
  }

  func cancel() { outlet.cancel() }

  private func stop() {
    isOver = true
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }
}
