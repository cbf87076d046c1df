extension Publishers {
  /// The elements of a sequence, as they are wanted, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(AnySubscriber(subscriber))
      var iterator = sequence.makeIterator()
      var next = iterator.next()
      var isFeeding = false
      outlet.onDemand = { [weak outlet] in
        guard let outlet, !isFeeding else { return }
        isFeeding = true
        while outlet.isOpen, outlet.demand > 0, let value = next {
          next = iterator.next()
          outlet.send(value)
        }
        isFeeding = false
        if next == nil { outlet.finish(.finished) }
      }
      outlet.open()
      if next == nil { outlet.finish(.finished) }
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// The value, if any, then the end.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    .init(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// The value and the end, or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      Publishers.Sequence<[Success], Failure>(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
