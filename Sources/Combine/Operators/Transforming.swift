extension Publisher {
  /// An operator that turns single values; `make` gives each subscriber a fresh step.
  func stepping<T>(
    _ make: @escaping () -> (Output) -> Pipe<Output, Failure, T, Failure>.Step
  ) -> Publishers.Operator<T, Failure> {
    Publishers.Operator { subscriber in
      self.subscribe(
        Pipe<Output, Failure, T, Failure>(to: subscriber, step: make(), end: { (nil, $0) }))
    }
  }

  /// An operator whose step may throw.
  func throwing<T>(
    _ make: @escaping () -> (Output) throws -> Pipe<Output, Failure, T, any Error>.Step
  ) -> Publishers.Operator<T, any Error> {
    Publishers.Operator { subscriber in
      let body = make()
      self.subscribe(
        Pipe<Output, Failure, T, any Error>(
          to: subscriber,
          step: { value in
            do { return try body(value) } catch { return .fail(error) }
          },
          end: { (nil, $0.mapFailure { $0 }) }))
    }
  }

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<T, Failure> {
    stepping { { .emit(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<T, Failure> {
    stepping { { .emit($0[keyPath: keyPath]) } }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Operator<T, any Error> {
    throwing { { .emit(try transform($0)) } }
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Operator<T, Failure> {
    stepping { { value in transform(value).map { .emit($0) } ?? .skip } }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Operator<T, any Error> {
    throwing { { value in try transform(value).map { .emit($0) } ?? .skip } }
  }

  /// The running result over all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<T, Failure> {
    stepping {
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Operator<T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }
}
