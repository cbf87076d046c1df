import Foundation

/// What an answer says of itself.
open class URLResponse: NSObject {
  public let url: URL?
  public let mimeType: String?
  /// In bytes; −1 if nobody knows.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    (self.url, self.mimeType, textEncodingName) = (url, mimeType, name)
    expectedContentLength = Int64(length)
  }

  public var suggestedFilename: String? { url?.lastPathComponent }
}

/// The answer of a web server.
open class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let type = headerFields?.first { $0.key.lowercased() == "content-type" }?.value
    let length = headerFields?.first { $0.key.lowercased() == "content-length" }?.value
    super.init(
      url: url, mimeType: type?.split(separator: ";").first.map(String.init),
      expectedContentLength: length.flatMap(Int.init) ?? -1, textEncodingName: nil)
  }

  /// A header's value; the case of its name is free.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { "\($0.key)".lowercased() == field.lowercased() }.map { "\($0.value)" }
  }

  /// What a status is called.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200..<300: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "unknown"
    }
  }
}
