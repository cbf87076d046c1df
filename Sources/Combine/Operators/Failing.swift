extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.Operator<Output, E> {
    Publishers.Operator { subscriber in
      self.subscribe(
        Pipe<Output, Failure, Output, E>(
          to: subscriber, step: { .emit($0) }, end: { (nil, $0.mapFailure(transform)) }))
    }
  }

  /// `output` and the end instead of a failure.
  public func replaceError(with output: Output) -> Publishers.Operator<Output, Never> {
    Publishers.Operator { subscriber in
      self.subscribe(
        Pipe<Output, Failure, Output, Never>(
          to: subscriber, step: { .emit($0) },
          end: { completion in
            switch completion {
            case .finished: (nil, .finished)
            case .failure: (output, .finished)
            }
          }))
    }
  }

  /// Another publisher instead of a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Operator<Output, P.Failure> where P.Output == Output {
    Publishers.Operator { subscriber in
      let outlet = Outlet(subscriber)
      let feeds = Feeds()
      outlet.onCancel = { feeds.cancel() }
      outlet.open()
      feeds.attach(
        self, value: { outlet.send($0) },
        end: { completion in
          switch completion {
          case .finished: outlet.finish(.finished)
          case .failure(let error):
            feeds.attach(
              handler(error), value: { outlet.send($0) }, end: { outlet.finish($0) })
          }
        })
    }
  }

  public func assertNoFailure() -> Publishers.Operator<Output, Never> {
    mapError { error -> Never in preconditionFailure("Unexpected failure: \(error)") }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.Operator<Output, E> {
    Publishers.Operator { subscriber in
      self.subscribe(
        Pipe<Output, Never, Output, E>(
          to: subscriber, step: { .emit($0) },
          end: { _ in (nil, .finished) }))
    }
  }
}
