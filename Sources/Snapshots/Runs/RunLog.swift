import Foundation

/// What a run has done.
package struct RunLog: Sendable {
  static let fileName = "log.jsonl"

  package let folder: String
  /// Every assertion, in the order in which they ended.
  package private(set) var records: [RunRecord] = []
  /// Lines that a killed process has left unfinished.
  package private(set) var brokenLines = 0
  private var begun: [RunLine.Begin] = []
  private var ended: Set<Int32> = []

  /// - Throws: an error if there is no log in the folder.
  package init(folder: String) throws {
    self.folder = folder
    guard let bytes = try DurableFile.read(folder + "/" + Self.fileName) else {
      throw RunError(description: "\(ShortPath.text(folder)) holds no run of snapshot tests")
    }
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? decoder.decode(RunLine.self, from: Data(line)) else {
        brokenLines += 1
        continue
      }
      if let begin = line.begin { begun.append(begin) }
      if let record = line.assertion { records.append(record) }
      if let end = line.end { ended.insert(end) }
    }
  }

  /// The runs of a folder, the newest first.
  package static func folders(in parent: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.map { parent + "/" + $0 }.filter {
      FileManager.default.fileExists(atPath: $0 + "/" + fileName)
    }.sorted { (age($0), $0) > (age($1), $1) }
  }

  /// When something was last added, in nanoseconds.
  private static func age(_ folder: String) -> Int {
    var status = stat()
    stat(folder + "/" + fileName, &status)
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Why the run does not tell which records are needed, `nil` if it does: every test was asked for,
  /// every process ended in good order, and nothing failed before its end.
  package var incompleteness: String? {
    if begun.isEmpty { return "it has made no assertion" }
    if begun.contains(where: \.isFiltered) { return "it ran some of the tests only" }
    if brokenLines > 0 || begun.contains(where: { !ended.contains($0.process) }) {
      return "a test process of it did not end in good order"
    }
    let broken = records.filter { $0.outcome == .broken }
    if let first = broken.first {
      return "an assertion could not be made: \(first.name.title)"
    }
    return nil
  }

  /// The last account of each record, sorted by file.
  package var latest: [RunRecord] {
    var found: [String: RunRecord] = [:]
    for record in records { found[record.store + "/" + record.record] = record }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The records of a store that assertions asked for.
  package func touched(in store: SnapshotStore) -> Set<String> {
    let root = ShortPath.absolute(store.root)
    return Set(records.filter { ShortPath.absolute($0.store) == root }.map(\.record))
  }
}

/// A run that cannot be used.
package struct RunError: Error, Hashable, CustomStringConvertible {
  package let description: String
  package init(description: String) { self.description = description }
}
