import Foundation

/// A failure as GitHub Actions shows it beside the source line.
package enum GitHubAnnotation {
  /// Whether this process runs there.
  package static var isWanted: Bool {
    ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
  }

  /// The line to print for a failure, `nil` for what is none.
  ///
  /// - Parameter workspace: the folder of the checked-out repository; paths are shown from it.
  package static func line(
    _ record: RunRecord,
    workspace: String? = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
  ) -> String? {
    guard record.isFailure else { return nil }
    var file = record.sourceFile
    if let workspace, !workspace.isEmpty {
      let root = workspace.hasSuffix("/") ? workspace : workspace + "/"
      if file.hasPrefix(root) { file = String(file.dropFirst(root.count)) }
    }
    let message = record.message ?? "\(record.name.title): \(record.outcome.rawValue)"
    return "::error file=\(property(file)),line=\(record.sourceLine),"
      + "title=\(property(record.name.title))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
