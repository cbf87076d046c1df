import Foundation

/// Asks servers, of which there are none here: what `NetworkAnswers` knows is answered, all else
/// fails as without a network. Answers come soon after the question, on the main queue, whose time
/// is the scene's.
public final class URLSession: NSObject, Sendable {
  /// The session that programs share.
  public static let shared = URLSession(configuration: .default)

  /// Unsafe since programs may change it, which makes no difference to the session.
  nonisolated(unsafe) public let configuration: URLSessionConfiguration
  /// Unsafe since it is called on the main queue only.
  nonisolated(unsafe) public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    delegateQueue = queue ?? .main
  }

  // MARK: Questions that wait

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) {
    await Task.yield()
    try Task.checkCancellation()
    return try NetworkAnswers.answer(to: request).get()
  }

  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  public func data(for request: URLRequest) async throws -> sending (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  public func data(from url: URL) async throws -> sending (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: nil)
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) {
    try await data(for: request, delegate: delegate)
  }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (Data, URLResponse) {
    try await data(for: request, delegate: delegate)
  }

  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (URL, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (try Self.keep(data, response), response)
  }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> sending (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Puts what was loaded into a file of its own, as downloads give files.
  static func keep(_ data: Data, _ response: URLResponse) throws -> URL {
    let name = response.suggestedFilename ?? "download"
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try data.write(to: place)
    return place
  }

  // MARK: Tasks

  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(self, request) { answer in
      switch answer {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(self, request, nil)
  }

  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(self, request) { answer in
      switch answer {
      case .success(let (data, response)): completionHandler(data, response, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(self, request, nil)
  }

  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(self, request) { answer in
      do {
        let (data, response) = try answer.get()
        completionHandler(try Self.keep(data, response), response, nil)
      } catch { completionHandler(nil, nil, error) }
    }
  }

  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(self, request, nil)
  }

  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  public func invalidateAndCancel() {}
  public func finishTasksAndInvalidate() {}
  public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    completionHandler([])
  }
  public var allTasks: [URLSessionTask] { get async { [] } }
}
