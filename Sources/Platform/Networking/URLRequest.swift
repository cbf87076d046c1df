import Foundation

/// A question to a server.
public struct URLRequest: Hashable, Sendable {
  /// What may be answered without asking. All of them are the same without a network.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var mainDocumentURL: URL?
  public var allHTTPHeaderFields: [String: String]?
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var assumesHTTP3Capable = false

  /// A question to `url`.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// A header's value; the case of its name is free.
  public func value(forHTTPHeaderField field: String) -> String? {
    key(field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Sets a header, or removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds to a header, behind a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let known = self.value(forHTTPHeaderField: field)
    setValue(known.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  private func key(_ field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}

public typealias NSURLRequest = URLRequest
