import Combine
import Foundation

extension URLSession {
  /// Publishes one answer, or why there is none.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Deferred { [session, request] in
        Future<Output, Failure> { promise in
          nonisolated(unsafe) let promise = promise
          session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data: data, response: response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }.resume()
        }
      }.receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
