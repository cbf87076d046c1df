/// A value that is there at once or later.
public struct Async<Value> {
  private let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// A value that `run` hands to the callback, once, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    start = { callback in run { callback(.success($0)) } }
  }

  /// A value that is there.
  public init(value: Value) { self.init(result: .success(value)) }

  init(result: Result<Value, any Error>) { start = { $0(result) } }

  private init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
  }

  /// Asks for the value. What could not be made is never handed on.
  public func run(_ callback: @escaping (Value) -> Void) {
    start { result in if case .success(let value) = result { callback(value) } }
  }

  /// Asks for the value or the reason that there is none.
  func finish(_ callback: @escaping (Result<Value, any Error>) -> Void) { start(callback) }

  /// What `transform` makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue>(start: { callback in start { callback($0.map(transform)) } })
  }

  func flatMap<NewValue>(_ transform: @escaping (Value) -> Async<NewValue>) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in
        switch result {
        case .success(let value): transform(value).finish(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    })
  }
}
