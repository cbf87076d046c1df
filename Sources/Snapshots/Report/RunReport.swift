import Foundation
import HangaBitmaps

/// A run as one page that a browser shows without a network: every assertion, and of those that did
/// not hold the pictures, the views and the lines that differ.
package struct RunReport: Sendable {
  /// Where the pictures are.
  package enum Pictures: String, Hashable, Sendable, CaseIterable {
    /// In the page, as long as there is room.
    case embedded
    /// In files that the page refers to; strips stay in the page, whose player needs their bytes.
    case beside
  }

  package static let fileName = "report.html"
  /// How many bytes of pictures a page holds; those that come after are referred to.
  package static let embeddingLimit = 32 << 20

  private let log: RunLog
  private let limit: Int

  package init(_ log: RunLog, embeddingLimit: Int = Self.embeddingLimit) {
    (self.log, limit) = (log, embeddingLimit)
  }

  /// The page's file in the run's own folder.
  package var defaultPath: String { log.folder + "/" + Self.fileName }

  /// Writes the page.
  ///
  /// - Returns: what could not be shown, one sentence each.
  @discardableResult
  package func write(to path: String? = nil, pictures: Pictures = .embedded) throws -> [String] {
    let path = path ?? defaultPath
    var shelf = ReportShelf(of: log.folder, page: path, pictures: pictures, limit: limit)
    let contents = try contents(&shelf)
    try DurableFile.write(Array(try ReportPage.html(contents).utf8), to: path)
    return contents.notices
  }

  private func contents(_ shelf: inout ReportShelf) throws -> ReportContents {
    var contents = ReportContents(
      title: (ShortPath.absolute(log.folder) as NSString).lastPathComponent, entries: [],
      notices: [])
    if log.brokenLines > 0 {
      let lines = log.brokenLines == 1 ? "One line" : "\(log.brokenLines) lines"
      contents.notices.append(
        "\(lines) of the run's log cannot be read: a test process was killed while it wrote.")
    }
    // What failed comes first, so that it has the room.
    let records = log.latest.filter(\.isFailure) + log.latest.filter { !$0.isFailure }
    for record in records {
      let maker = ReportEntryMaker(record, folder: log.folder)
      let entry = try maker.entry(&shelf)
      contents.notices += entry.artefacts.compactMap { artefact in
        artefact.problem.map { "\(record.name.title): \(artefact.path) \($0)." }
      }
      contents.entries.append(entry)
    }
    let canApprove = contents.entries.contains { $0.approve != nil }
    contents.approve = canApprove ? ApproveCommand.text(nil, run: log.folder) : nil
    return contents
  }
}

/// The command that accepts what a run has made, for a shell.
enum ApproveCommand {
  static func text(_ record: String?, run: String) -> String {
    "hanga snapshots approve" + (record.map { " " + quoted($0) } ?? "")
      + " --run " + quoted(ShortPath.text(run))
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
