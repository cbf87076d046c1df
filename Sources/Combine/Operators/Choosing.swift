extension Publisher {
  /// The value at a place, counted from 0.
  public func output(at index: Int) -> Publishers.Operator<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// The values at some places, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Operator<Output, Failure>
  where R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// The least value, once the end has come.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(nil as Output?) { least, value in
      guard let least else { return value }
      return areInIncreasingOrder(value, least) ? value : least
    }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// The greatest value, once the end has come.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    reduce(nil as Output?) { greatest, value in
      guard let greatest else { return value }
      return areInIncreasingOrder(greatest, value) ? value : greatest
    }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// The running result over all values so far, until `nextPartialResult` throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Operator<T, any Error> {
    throwing {
      var result = initialResult
      return { value in
        result = try nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }

  /// Some values after the end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  /// Another publisher's values after the end.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(
      sequence: [eraseToAnyPublisher(), publisher.eraseToAnyPublisher()]
    )
    .flatMap(maxPublishers: .max(1)) { $0 }
    .eraseToAnyPublisher()
  }

  /// Prints the traffic, each line after `prefix`.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { Swift.print("\(start)receive subscription: (\($0))") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { Swift.print("\(start)request \($0)") }
    ).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Comparable {
  /// The least value, once the end has come.
  public func min() -> AnyPublisher<Output, Failure> { min { $0 < $1 } }
  /// The greatest value, once the end has come.
  public func max() -> AnyPublisher<Output, Failure> { max { $0 < $1 } }
}

extension Publisher where Output: Equatable {
  /// Whether a value comes.
  public func contains(_ output: Output) -> Publishers.Operator<Bool, Failure> {
    contains { $0 == output }
  }
}
