import Foundation

/// How a session asks; without a network none of it matters, but it is kept.
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let made = URLSessionConfiguration()
    made.identifier = identifier
    return made
  }

  open private(set) var identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var urlCache: URLCache? = .shared
}

/// Keeps answers in memory.
open class URLCache: NSObject {
  /// Unsafe since programs may exchange it at their start; what it holds is locked.
  nonisolated(unsafe) public static var shared = URLCache()

  open var memoryCapacity: Int
  open var diskCapacity: Int
  private let lock = NSLock()
  private var answers: [URLRequest: CachedURLResponse] = [:]

  public convenience override init() { self.init(memoryCapacity: 0, diskCapacity: 0) }

  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  public init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL?) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    lock.withLock { answers[request] }
  }
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    lock.withLock { answers[request] = cachedResponse }
  }
  open func removeCachedResponse(for request: URLRequest) {
    lock.withLock { answers[request] = nil }
  }
  open func removeAllCachedResponses() { lock.withLock { answers = [:] } }
}

/// An answer with its data.
open class CachedURLResponse: NSObject {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}
