extension Publisher {
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stepping { { isIncluded($0) ? .emit($0) : .skip } }
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.Operator<Output, any Error> {
    throwing { { try isIncluded($0) ? .emit($0) : .skip } }
  }

  /// Leaves out values equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stepping {
      var previous: Output?
      return { value in
        if let last = previous, predicate(last, value) { return .skip }
        previous = value
        return .emit(value)
      }
    }
  }

  /// The first `maxLength` values.
  public func prefix(_ maxLength: Int) -> Publishers.Operator<Output, Failure> {
    guard maxLength > 0 else {
      return Publishers.Operator { Empty<Output, Failure>().receive(subscriber: $0) }
    }
    return stepping {
      var left = maxLength
      return { value in
        left -= 1
        return left > 0 ? .emit(value) : .finish(value)
      }
    }
  }

  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stepping { { predicate($0) ? .emit($0) : .finish(nil) } }
  }

  public func first() -> Publishers.Operator<Output, Failure> { prefix(1) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stepping { { predicate($0) ? .finish($0) : .skip } }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Output, Failure> {
    stepping {
      var left = count
      return { value in
        guard left > 0 else { return .emit(value) }
        left -= 1
        return .skip
      }
    }
  }

  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    stepping {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }

  public func ignoreOutput() -> Publishers.Operator<Never, Failure> {
    stepping { { _ in .skip } }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.Operator<Output, Failure> {
    removeDuplicates(by: ==)
  }
}
