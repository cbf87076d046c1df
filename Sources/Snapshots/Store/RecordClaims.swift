import Synchronization

/// Who has asked for which record in this process: two assertions must not share one.
package final class RecordClaims: Sendable {
  private struct Claim {
    var file: String
    var line: Int
    var digest: String
  }
  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// Notes that an assertion uses a record.
  ///
  /// - Parameters:
  ///   - path: the record's file.
  ///   - digest: the identity of what the assertion has made; a test that runs again makes the same.
  /// - Throws: an error that names the other place, if another assertion has claimed the record, or
  ///   if this one has with another result, as the cases of a parameterised test do.
  package func claim(_ path: String, file: String, line: Int, digest: String) throws {
    let other = claims.withLock { claims in
      let old = claims[path]
      if old == nil { claims[path] = Claim(file: file, line: line, digest: digest) }
      return old
    }
    guard let other else { return }
    if other.file != file || other.line != line {
      throw SnapshotError(
        .taken, path: ShortPath.text(path),
        problem: "by \(other.file):\(other.line) and by \(file):\(line)",
        advice: "Rename one of the tests, or give one assertion a name with `named:`.")
    }
    guard other.digest != digest else { return }
    throw SnapshotError(
      .taken, path: ShortPath.text(path), problem: "\(file):\(line) has made two different results",
      advice: "Give each case of the test its own record with `named:`.")
  }
}
