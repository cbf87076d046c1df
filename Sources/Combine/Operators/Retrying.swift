extension Publisher {
  /// Starts again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Another publisher instead of a failure, unless `handler` throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch { return Fail(error: error).eraseToAnyPublisher() }
    }.eraseToAnyPublisher()
  }
}
