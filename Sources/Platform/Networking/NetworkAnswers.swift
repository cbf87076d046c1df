import Foundation
import Synchronization

/// Which addresses are answered, and by what: nothing is ever fetched.
package enum NetworkAnswers {
  private static let finder = Mutex<(@Sendable (URL) -> String?)?>(nil)

  /// Has `file` say which file stands for an address; all others are out of reach, as on a device
  /// without a network.
  package static func use(_ file: (@Sendable (URL) -> String?)?) {
    finder.withLock { $0 = file }
  }

  /// The answer to `request`.
  static func answer(to request: URLRequest) -> sending Result<(Data, URLResponse), any Error> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    let path: String? = url.isFileURL ? url.path : finder.withLock { $0?(url) ?? nil }
    guard let path, let data = FileManager.default.contents(atPath: path) else {
      return .failure(offline(url))
    }
    let type = mimeType((path as NSString).pathExtension.lowercased())
    if url.isFileURL {
      let response = URLResponse(
        url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
      return .success((data, response))
    }
    let fields = ["Content-Type": type, "Content-Length": "\(data.count)"]
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
    return .success((data, response!))
  }

  private static func offline(_ url: URL) -> URLError {
    URLError(
      .notConnectedToInternet,
      userInfo: [
        NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
        NSURLErrorFailingURLErrorKey: url,
      ])
  }

  private static func mimeType(_ ending: String) -> String {
    switch ending {
    case "json": "application/json"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "svg": "image/svg+xml"
    case "txt", "md", "csv": "text/plain"
    case "html": "text/html"
    case "xml": "application/xml"
    default: "application/octet-stream"
    }
  }
}
