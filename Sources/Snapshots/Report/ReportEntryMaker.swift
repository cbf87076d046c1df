import Foundation
import HangaBitmaps

/// Makes an entry of the report from an account and the files that were kept with it.
struct ReportEntryMaker {
  private let record: RunRecord
  private let folder: String
  /// How many lines of a text are shown; of longer ones, those around what differs.
  private static let mostLines = 20_000

  init(_ record: RunRecord, folder: String) { (self.record, self.folder) = (record, folder) }

  func entry(_ shelf: inout ReportShelf) throws -> ReportEntry {
    let (name, artefacts) = (record.name, record.artefacts)
    let expected = try loaded(artefacts.expected, name.kind, &shelf)
    let actual = try loaded(artefacts.actual, name.kind, &shelf)
    let difference = try loaded(artefacts.difference, "png", &shelf)
    let canApprove = record.isFailure && actual?.isThere == true
    return ReportEntry(
      id: [record.origin, record.store, record.record].compactMap { $0 }.joined(separator: "/"),
      title: name.title, suite: name.suite, name: ownName, outcome: record.outcome,
      isFailure: record.isFailure, origin: record.origin, variant: record.variant,
      source: ShortPath.text(record.sourceFile) + ":\(record.sourceLine)",
      record: ShortPath.text(record.store) + "/" + record.record, seconds: record.seconds,
      message: record.message,
      changes: record.treeChanges.map {
        ReportEntry.Change(
          text: $0.description, before: $0.before, after: $0.after, isConsequence: $0.isConsequence)
      },
      picture: record.picture, frames: record.strip?.frames ?? [], expected: expected?.artefact,
      actual: actual?.artefact, difference: difference?.artefact,
      lines: lines(expected?.text, actual?.text),
      approve: canApprove ? ApproveCommand.text(record.record, run: folder) : nil)
  }

  private var ownName: String {
    var text = record.name.test
    if let own = record.name.name { text += " “\(own)”" }
    if record.name.ordinal > 1 { text += " \(record.name.ordinal)" }
    return text
  }

  // MARK: Files

  private struct Loaded {
    var artefact: ReportArtefact
    var text: String?
    /// Whether the file can be read.
    var isThere = false
  }

  private func loaded(_ path: String?, _ kind: String, _ shelf: inout ReportShelf) throws
    -> Loaded?
  {
    guard let path else { return nil }
    var artefact = ReportArtefact(kind: .bytes, path: path)
    guard RunArtefact.isInside(path) else {
      artefact.problem = "is not shown, since it lies outside the run's folder"
      return Loaded(artefact: artefact)
    }
    let bytes: [UInt8]
    do {
      guard let found = try DurableFile.read(folder + "/" + path) else {
        artefact.problem = "is gone"
        return Loaded(artefact: artefact)
      }
      bytes = found
    } catch let error as SnapshotError {
      artefact.problem = "cannot be read: \(error.problem)"
      return Loaded(artefact: artefact)
    }
    if kind == "png" || kind == "apng" {
      try describe(bytes, &artefact, &shelf)
      return Loaded(artefact: artefact, isThere: true)
    }
    let text = String(validating: bytes, as: UTF8.self)
    artefact.kind = text == nil ? .bytes : .text
    return Loaded(artefact: artefact, text: text, isThere: true)
  }

  private func describe(
    _ bytes: [UInt8], _ artefact: inout ReportArtefact, _ shelf: inout ReportShelf
  ) throws {
    artefact.kind = .picture
    do {
      let strip = try RecordedStrip(path: artefact.path, bytes: bytes)
      (artefact.width, artefact.height, artefact.scale) = (strip.width, strip.height, strip.scale)
      if strip.count > 1 {
        artefact.kind = .strip
        artefact.instants = (0..<strip.count).map { strip.instant(of: $0) }
      }
      artefact.address = try shelf.address(
        of: bytes, artefact.path, isStrip: artefact.kind == .strip)
    } catch let error as SnapshotError where error.reason == .unreadable {
      artefact.problem = "cannot be read: \(error.problem)"
    }
  }

  // MARK: Texts

  private func lines(_ old: String?, _ new: String?) -> [ReportEntry.Line]? {
    guard old != nil || new != nil else { return nil }
    guard let found = LineDifference(old ?? new ?? "", new ?? old ?? "") else {
      let text = new ?? old ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.mostLines)
        .map { ReportEntry.Line(kind: .same, text: String($0)) }
    }
    let lines = found.lines.map { line in
      switch line {
      case .same(let text):
        ReportEntry.Line(kind: .same, text: LineDifference.visible(text))
      case .removed(let text):
        ReportEntry.Line(kind: .removed, text: LineDifference.visible(text))
      case .added(let text):
        ReportEntry.Line(kind: .added, text: LineDifference.visible(text))
      }
    }
    if lines.count <= Self.mostLines { return lines }
    return Array(lines.filter { $0.kind != .same }.prefix(Self.mostLines))
  }
}

/// Paths that logs, which may come from elsewhere, name.
enum RunArtefact {
  /// Whether a path leads to something below the run's folder.
  static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.contains("\0")
      && !path.split(separator: "/").contains("..")
  }
}
