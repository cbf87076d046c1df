import Foundation

/// What a run has done.
package struct RunLog: Sendable {
  static let fileName = "log.jsonl"
  /// The version of what logs are made of; those without a number are of the first.
  static let format = 1

  package let folder: String
  /// Every assertion, in the order in which they ended.
  package private(set) var records: [RunRecord] = []
  /// Lines that a killed process has left unfinished.
  private(set) var unreadable: [String] = []
  package var brokenLines: Int { unreadable.count }
  private(set) var lines: [RunLine] = []

  /// - Throws: an error if there is no log in the folder, or it is damaged or of a later version.
  package init(folder: String) throws {
    self.folder = folder
    guard let bytes = try DurableFile.read(folder + "/" + Self.fileName) else {
      throw RunError(description: "\(ShortPath.text(folder)) holds no run of snapshot tests")
    }
    let decoder = JSONDecoder()
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      let data = Data(text)
      if let version = (try? decoder.decode(RunLine.Version.self, from: data))?.begin?.format,
        version > Self.format
      {
        throw RunError(
          description:
            "the run \(ShortPath.text(folder)) was made by a later version of Hanga (format "
            + "\(version), this one reads \(Self.format)); read it with that version")
      }
      guard let line = try? decoder.decode(RunLine.self, from: data) else {
        unreadable.append(String(decoding: text, as: UTF8.self))
        continue
      }
      lines.append(line)
      if let record = line.assertion { records.append(record) }
    }
    guard !lines.isEmpty || unreadable.isEmpty else {
      throw RunError(
        description: "the run \(ShortPath.text(folder)) is damaged: no line of its log can be read")
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
    let begun = lines.filter { $0.begin != nil }
    if begun.isEmpty { return "it has made no assertion" }
    if begun.contains(where: { $0.begin?.isFiltered == true }) {
      return "it ran some of the tests only"
    }
    let ended = Set(lines.compactMap(\.ended))
    if brokenLines > 0 || begun.contains(where: { $0.begun.map(ended.contains) == false }) {
      return "a test process of it did not end in good order"
    }
    let broken = records.filter { $0.outcome == .broken }
    if let first = broken.first {
      return "an assertion could not be made: \(first.name.title)"
    }
    return nil
  }

  /// The last account of each record on each machine, sorted by file.
  package var latest: [RunRecord] {
    var found: [String: RunRecord] = [:]
    for record in records {
      found["\(record.store)/\(record.record)\0\(record.origin ?? "")"] = record
    }
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
