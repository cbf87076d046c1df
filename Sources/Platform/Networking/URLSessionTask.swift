import Foundation

/// One question of a session.
open class URLSessionTask: NSObject {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  typealias Answer = Result<(Data, URLResponse), any Error>

  let session: URLSession
  public let originalRequest: URLRequest?
  public private(set) var state = State.suspended
  public private(set) var response: URLResponse?
  public private(set) var error: (any Error)?
  public let progress = Progress(totalUnitCount: 1)
  public var taskDescription: String?
  public var priority = URLSessionTask.defaultPriority
  public var taskIdentifier: Int { ObjectIdentifier(self).hashValue & 0xFFFF }
  public private(set) var countOfBytesReceived: Int64 = 0
  public private(set) var countOfBytesExpectedToReceive: Int64 = 0
  private let completion: ((Answer) -> Void)?

  init(_ session: URLSession, _ request: URLRequest, _ completion: ((Answer) -> Void)?) {
    (self.session, originalRequest, self.completion) = (session, request, completion)
  }

  public var currentRequest: URLRequest? { originalRequest }

  /// Asks.
  open func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    // The task is the main queue's from here on.
    nonisolated(unsafe) let task = self
    let session = session
    DispatchQueue.main.async {
      guard task.state == .running else {
        return task.finish(.failure(URLError(.cancelled)), session)
      }
      task.finish(NetworkAnswers.answer(to: request), session)
    }
  }

  open func suspend() { if state == .running { state = .suspended } }

  open func cancel() { if state != .completed { state = .canceling } }

  private func finish(_ answer: Answer, _ session: URLSession) {
    state = .completed
    switch answer {
    case .success(let (data, response)):
      self.response = response
      (countOfBytesReceived, countOfBytesExpectedToReceive) = (Int64(data.count), Int64(data.count))
      progress.completedUnitCount = 1
      if completion == nil { deliver(data, session) }
    case .failure(let error): self.error = error
    }
    completion?(answer)
    if completion == nil {
      (session.delegate as? any URLSessionTaskDelegate)?
        .urlSession(session, task: self, didCompleteWithError: error)
    }
  }

  /// Hands data to the session's delegate.
  func deliver(_ data: Data, _ session: URLSession) {}
}

/// A question for data.
open class URLSessionDataTask: URLSessionTask {
  override func deliver(_ data: Data, _ session: URLSession) {
    (session.delegate as? any URLSessionDataDelegate)?
      .urlSession(session, dataTask: self, didReceive: data)
  }
}

/// A question that brings data along.
open class URLSessionUploadTask: URLSessionDataTask {}

/// A question for a file.
open class URLSessionDownloadTask: URLSessionTask {
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  override func deliver(_ data: Data, _ session: URLSession) {
    guard let delegate = session.delegate as? any URLSessionDownloadDelegate, let response,
      let place = try? URLSession.keep(data, response)
    else { return }
    let count = Int64(data.count)
    delegate.urlSession(
      session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
      totalBytesExpectedToWrite: count)
    delegate.urlSession(session, downloadTask: self, didFinishDownloadingTo: place)
  }
}
