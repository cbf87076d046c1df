import Combine

/// Asks for a given number of values and writes everything down.
final class Recorder<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var ends = 0
  var subscription: (any Subscription)?
  private let initial: Subscribers.Demand

  init(_ initial: Subscribers.Demand) { self.initial = initial }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { ends += 1 }
}

struct Trouble: Error, Equatable {}

extension Publisher {
  /// Everything a publisher sends at once, and whether it has finished.
  func everything() -> (values: [Output], isFinished: Bool) {
    var values: [Output] = []
    var isFinished = false
    let sink = sink(
      receiveCompletion: { if case .finished = $0 { isFinished = true } },
      receiveValue: { values.append($0) })
    sink.cancel()
    return (values, isFinished)
  }
}
