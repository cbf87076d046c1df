import Foundation
import Hanga
import HangaBitmaps
import HangaSnapshots

/// `hanga snapshots`: what is recorded, what is no longer needed, what may be accepted.
enum SnapshotsCommand {
  enum Verb: String, CaseIterable {
    case list, orphans, prune, approve

    var summary: String {
      switch self {
      case .list: "every record with its size"
      case .orphans: "records that no test of the last whole run asked for"
      case .prune: "remove those"
      case .approve: "make what failed in the last run the record"
      }
    }
  }

  static func run(_ arguments: Arguments) throws {
    let names = Verb.allCases.map(\.rawValue)
    guard let word = arguments.files.first else {
      throw UsageError.noVerb(nil, allowed: names)
    }
    guard let verb = Verb(rawValue: word) else { throw UsageError.noVerb(word, allowed: names) }
    guard arguments.files.count <= 2 else { throw UsageError.onlyOnePattern }
    let pattern = arguments.files.dropFirst().first
    let isJSON = arguments.has(.json)
    switch verb {
    case .list: try list(store(arguments), pattern, isJSON: isJSON)
    case .orphans: try orphans(arguments, pattern, isJSON: isJSON)
    case .prune: try prune(arguments, pattern, isJSON: isJSON)
    case .approve: try approve(arguments, pattern, isJSON: isJSON)
    }
  }

  private static func store(_ arguments: Arguments) throws -> SnapshotStore {
    let root = arguments.value(.store) ?? "Snapshots"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { throw UsageError.noFolder(.store, root) }
    return SnapshotStore(root: root)
  }

  private static func runs(_ arguments: Arguments) throws -> [String] {
    if let run = arguments.value(.run) {
      _ = try RunLog(folder: run)
      return [run]
    }
    return RunLog.folders(in: SnapshotRun.place)
  }

  // MARK: list

  /// One record as it is printed.
  struct Row: Codable, Equatable {
    var file: String
    var bytes: Int
    var width: Int?
    var height: Int?
    var frames: Int?
    /// The identity of the pixels.
    var digest: String?
    /// What is wrong with the file.
    var problem: String?
  }

  static func rows(_ store: SnapshotStore, _ pattern: String?) throws -> [Row] {
    let pattern = pattern.map(NamePattern.init)
    return try store.files().filter { pattern?.matches($0) ?? true }.map { file in
      let path = store.root + "/" + file
      let bytes = try DurableFile.read(path) ?? []
      var row = Row(file: file, bytes: bytes.count)
      guard file.hasSuffix(".png") || file.hasSuffix(".apng") else { return row }
      do {
        let strip = try RecordedStrip(path: path, bytes: bytes)
        (row.width, row.height) = (strip.width, strip.height)
        if strip.count > 1 { row.frames = strip.count }
        row.digest = strip.digest?.description
      } catch let error as SnapshotError {
        row.problem = error.problem
      }
      return row
    }
  }

  private static func list(_ store: SnapshotStore, _ pattern: String?, isJSON: Bool) throws {
    let rows = try rows(store, pattern)
    if isJSON { return try printJSON(rows) }
    for row in rows {
      var line = "\(row.file)  \(size(row.bytes))"
      if let width = row.width, let height = row.height { line += "  \(width) × \(height)" }
      if let frames = row.frames { line += "  \(frames) frames" }
      if let problem = row.problem { line += "  cannot be read: \(problem)" }
      Console.print(line)
    }
    let total = rows.reduce(0) { $0 + $1.bytes }
    Console.print("\(rows.count) record\(rows.count == 1 ? "" : "s"), \(size(total))")
  }

  private static func size(_ bytes: Int) -> String {
    let tenths = (bytes + 99) / 100
    return "\(tenths / 10).\(tenths % 10) KB"
  }

  // MARK: orphans, prune

  private static func found(_ arguments: Arguments, _ pattern: String?) throws -> (
    SnapshotStore, Orphans, [String]
  ) {
    let store = try store(arguments)
    let orphans = try Orphans(in: store, runs: runs(arguments))
    let pattern = pattern.map(NamePattern.init)
    if !orphans.younger.isEmpty {
      Console.warn(
        "\(orphans.younger.count) record\(orphans.younger.count == 1 ? " is" : "s are") younger "
          + "than the run, which says nothing about them; run all tests again to know")
    }
    return (store, orphans, orphans.files.filter { pattern?.matches($0) ?? true })
  }

  private static func orphans(_ arguments: Arguments, _ pattern: String?, isJSON: Bool) throws {
    let (_, _, files) = try found(arguments, pattern)
    if isJSON { return try printJSON(files) }
    for file in files { Console.print(file) }
    if files.isEmpty { Console.print("There are no orphans.") }
  }

  private static func prune(_ arguments: Arguments, _ pattern: String?, isJSON: Bool) throws {
    let (store, _, files) = try found(arguments, pattern)
    let isDry = arguments.has(.dryRun)
    for file in files where !isDry { try store.remove(file) }
    if isJSON { return try printJSON(files) }
    for file in files { Console.print((isDry ? "would remove " : "removed ") + file) }
    if files.isEmpty { Console.print("There are no orphans.") }
  }

  // MARK: approve

  private static func approve(_ arguments: Arguments, _ pattern: String?, isJSON: Bool) throws {
    guard let folder = try runs(arguments).first else {
      throw RunError(
        description: "there is no run of snapshot tests below \(SnapshotRun.place); run swift test")
    }
    let log = try RunLog(folder: folder)
    let approval = Approval(log)
    let store = try arguments.value(.store).map { _ in try Self.store(arguments) }
    let records = approval.candidates(pattern).filter { record in
      store.map { ShortPath.absolute($0.root) == ShortPath.absolute(record.store) } ?? true
    }
    guard !records.isEmpty else {
      let which = pattern.map { " that matches “\($0)”" } ?? ""
      throw RunError(
        description: "the run \(ShortPath.text(folder)) has no failure\(which) to approve")
    }
    let isDry = arguments.has(.dryRun)
    var rows: [[String: String]] = []
    for record in records {
      let file = ShortPath.text(record.store + "/" + record.record)
      if isDry {
        rows.append(["file": file, "change": "would be approved"])
      } else {
        let item = try approval.approve(record)
        rows.append(["file": item.file, "change": item.change.rawValue])
      }
      if !isJSON { Console.print("\(rows.last!["change"]!) \(rows.last!["file"]!)") }
    }
    if isJSON { try printJSON(rows) }
  }

  private static func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Console.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
