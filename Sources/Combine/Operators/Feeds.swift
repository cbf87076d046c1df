/// The upstreams of an operator with several; each is asked for everything.
final class Feeds {
  /// In the order in which they were attached.
  private var sinks: [(token: Token, sink: any Cancellable)] = []
  private var isCancelled = false

  /// Subscribes to `publisher` until it ends or everything is cancelled.
  ///
  /// Answers what cancels this one alone.
  @discardableResult
  func attach<P: Publisher>(
    _ publisher: P, value: @escaping (P.Output) -> Void,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> any Cancellable {
    let token = Token()
    let sink = Subscribers.Sink<P.Output, P.Failure>(
      receiveCompletion: { [self] completion in
        token.isOver = true
        sinks.removeAll { $0.token === token }
        end(completion)
      },
      receiveValue: value)
    publisher.subscribe(sink)
    if isCancelled { sink.cancel() } else if !token.isOver { sinks.append((token, sink)) }
    return AnyOnce { [weak self] in
      self?.sinks.removeAll { $0.token === token }
      sink.cancel()
    }
  }

  func cancel() {
    isCancelled = true
    let running = sinks
    sinks = []
    for entry in running { entry.sink.cancel() }
  }

  private final class Token {
    var isOver = false
  }
}

/// Unlike ``AnyCancellable`` it does not cancel when it is released.
struct AnyOnce: Cancellable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func cancel() { action() }
}
