extension Publisher {
  /// An operator that empties its upstream and answers at the end, unless that is a failure.
  func gathering<State, T>(
    _ initial: State, _ add: @escaping (inout State, Output) -> Void,
    result: @escaping (State) -> T?
  ) -> Publishers.Operator<T, Failure> {
    Publishers.Operator { subscriber in
      var state = initial
      self.subscribe(
        Pipe<Output, Failure, T, Failure>(
          to: subscriber, drains: true,
          step: { value in
            add(&state, value)
            return .skip
          },
          end: { completion in
            guard case .finished = completion else { return (nil, completion) }
            return (result(state), completion)
          }))
    }
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<T, Failure> {
    gathering(initialResult, { $0 = nextPartialResult($0, $1) }, result: { $0 })
  }

  /// All values as one array.
  public func collect() -> Publishers.Operator<[Output], Failure> {
    gathering([Output](), { $0.append($1) }, result: { $0 })
  }

  /// Arrays of `count` values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.Operator<[Output], Failure> {
    Publishers.Operator { subscriber in
      var group: [Output] = []
      self.subscribe(
        Pipe<Output, Failure, [Output], Failure>(
          to: subscriber, drains: true,
          step: { value in
            group.append(value)
            guard group.count >= count else { return .skip }
            defer { group = [] }
            return .emit(group)
          },
          end: { completion in
            guard case .finished = completion, !group.isEmpty else { return (nil, completion) }
            return (group, completion)
          }))
    }
  }

  public func count() -> Publishers.Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Publishers.Operator<Output, Failure> { last { _ in true } }

  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    let none: Output? = nil
    return gathering(none, { if predicate($1) { $0 = $1 } }, result: { $0 })
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Bool, Failure> {
    reduce(true) { $0 && predicate($1) }
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }

  /// `output` if the end comes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscriber in
      var isEmpty = true
      self.subscribe(
        Pipe<Output, Failure, Output, Failure>(
          to: subscriber,
          step: { value in
            isEmpty = false
            return .emit(value)
          },
          end: { completion in
            guard case .finished = completion, isEmpty else { return (nil, completion) }
            return (output, completion)
          }))
    }
  }
}
