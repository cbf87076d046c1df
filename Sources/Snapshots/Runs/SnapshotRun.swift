import Foundation
import HangaBitmaps
import Synchronization

/// The log and the pictures of one run of the tests, in a folder below `.build/hanga-snapshots`.
///
/// The processes of one `swift test` share a run, and its folder is named for the moment at which
/// that command was started. Threads and processes may add to it at once.
package final class SnapshotRun: Sendable {
  /// Where runs are, from the package's folder.
  package static let place = ".build/hanga-snapshots"
  /// Gives the run's name, for machines that share one folder.
  package static let variable = "HANGA_SNAPSHOT_RUN"

  package let folder: String
  private let isFiltered: Bool
  private let hasBegun = Mutex(false)

  /// - Parameters:
  ///   - parent: the folder of runs.
  ///   - id: the run's name; `nil` gives the one of the command that has started this process.
  ///   - isFiltered: whether some tests only are run; `nil` asks that command.
  package init(in parent: String, id: String? = nil, isFiltered: Bool? = nil) {
    let command = StartingCommand.find()
    let given = id ?? ProcessInfo.processInfo.environment[Self.variable]
    let name = given.map { SafeFileName(parts: [$0], limit: 80).text } ?? command.id
    folder = (parent == "" ? "." : parent) + "/" + name
    self.isFiltered = isFiltered ?? command.filter.isFiltered
  }

  package var log: String { folder + "/" + RunLog.fileName }

  /// Adds the account of an assertion.
  package func add(_ record: RunRecord) throws {
    try hasBegun.withLock { hasBegun in
      if hasBegun { return }
      let begin = RunLine(
        begin: RunLine.Begin(process: getpid(), isFiltered: isFiltered, format: RunLog.format))
      try DurableFile.append(line: begin.json(), to: log)
      RunEnds.shared.add(log)
      hasBegun = true
    }
    try DurableFile.append(line: RunLine(assertion: record).json(), to: log)
    if record.isFailure { RunEnds.shared.noteFailure(log) }
  }

  /// What is kept of an assertion.
  package enum Role: String, Sendable { case expected, actual, difference }

  /// Keeps a file of an assertion, beside those of others and never beside the record.
  ///
  /// - Returns: its path below the run's folder.
  @discardableResult
  package func keep(_ bytes: [UInt8], as role: Role, of name: SnapshotName, in store: SnapshotStore)
    throws -> String
  {
    let root = SafeFileName(parts: [ShortPath.text(store.root)], limit: 80).text
    let path = "\(role.rawValue)/\(root)/\(store.place(of: name))"
    try DurableFile.write(bytes, to: folder + "/" + path)
    return path
  }

  /// A kept file's path as messages show it.
  package func path(of artefact: String) -> String { ShortPath.text(folder + "/" + artefact) }
}

/// A line of a log.
struct RunLine: Codable {
  /// A process has made its first assertion.
  struct Begin: Codable, Hashable {
    var process: Int32
    /// Whether only some tests were asked for.
    var isFiltered: Bool
    var format: Int?
  }

  /// What lines of every version have.
  struct Version: Decodable {
    struct Begin: Decodable { var format: Int? }
    var begin: Begin?
  }

  var begin: Begin?
  var assertion: RunRecord?
  /// A process has ended in good order.
  var end: Int32?
  /// The machine, in a run that was joined from several.
  var origin: String?

  /// A process, which is known by its number on its machine.
  struct Owner: Hashable {
    var process: Int32
    var origin: String?
  }

  var begun: Owner? { begin.map { Owner(process: $0.process, origin: origin) } }
  var ended: Owner? { end.map { Owner(process: $0, origin: origin) } }

  init(begin: Begin? = nil, assertion: RunRecord? = nil, end: Int32? = nil) {
    (self.begin, self.assertion, self.end) = (begin, assertion, end)
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// The logs that get a last line, and a report, when this process ends in good order. There is one list since
/// the C library calls a function without context.
private final class RunEnds: Sendable {
  static let shared = RunEnds()
  private let logs = Mutex<[String]>([])
  private let failed = Mutex<Set<String>>([])

  func add(_ log: String) {
    logs.withLock { logs in
      if logs.isEmpty { atexit { RunEnds.shared.end() } }
      logs.append(log)
    }
  }

  func noteFailure(_ log: String) { failed.withLock { _ = $0.insert(log) } }

  private func end() {
    // A log that is gone by now, as a test's own are, is not made anew.
    for log in logs.withLock({ $0 }) where access(log, W_OK) == 0 {
      guard let line = try? RunLine(end: getpid()).json() else { continue }
      try? DurableFile.append(line: line, to: log)
      ReportAtExit.write(
        (log as NSString).deletingLastPathComponent,
        isSpoken: failed.withLock { $0.contains(log) })
    }
  }
}
