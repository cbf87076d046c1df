extension Publisher {
  /// Calls closures on the way; changes nothing.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscriber in
      let pipe = Pipe<Output, Failure, Output, Failure>(
        to: subscriber,
        step: { value in
          receiveOutput?(value)
          return .emit(value)
        },
        end: { completion in
          receiveCompletion?(completion)
          return (nil, completion)
        })
      pipe.onSubscription = receiveSubscription
      pipe.onRequest = receiveRequest
      pipe.onCancel = receiveCancel
      self.subscribe(pipe)
    }
  }

  /// One upstream for all subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  public func multicast<S: Subject>(
    _ createSubject: () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast(subject: createSubject())
  }

  /// One upstream for all subscribers, from the first to the last.
  public func share()
    -> Publishers.Autoconnect<
      Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    >
  {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}

extension Publishers {
  /// Sends an upstream into a subject once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Connects with the first subscriber and disconnects after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var subscribers = 0

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscribers += 1
      upstream.handleEvents(receiveCancel: { self.leave() })
        .receive(subscriber: subscriber)
      if connection == nil, subscribers > 0 { connection = upstream.connect() }
    }

    private func leave() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(self) }
}
