/// Why a record cannot be read or written: what is wrong, where, and what to do.
package struct SnapshotError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file is no picture of the kind that was asked for, or damaged.
    case unreadable
    case unwritable
    /// Two assertions want one file.
    case taken
  }

  package let reason: Reason
  package let path: String
  /// Part of a sentence.
  package let problem: String
  /// A sentence.
  package let advice: String

  package init(_ reason: Reason, path: String, problem: String, advice: String) {
    (self.reason, self.path, self.problem, self.advice) = (reason, path, problem, advice)
  }

  package var description: String {
    let subject: String
    switch reason {
    case .unreadable: subject = "The record \(path) cannot be read"
    case .unwritable: subject = "\(path) cannot be written"
    case .taken: subject = "The record \(path) is asked for twice"
    }
    return "\(subject): \(problem). \(advice)"
  }

  static func unreadable(_ path: String, _ problem: String) -> SnapshotError {
    SnapshotError(
      .unreadable, path: path, problem: problem,
      advice: "Restore it from version control, or delete it and record it again.")
  }
}
