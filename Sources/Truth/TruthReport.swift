import Foundation
import Hanga

/// How far Hanga agrees with what Apple's SwiftUI drew.
package struct TruthReport: Sendable {
  package let rows: [TruthRow]

  /// Draws every case of the folder and holds it to what is written there.
  @MainActor
  package init(_ folder: TruthFolder) throws {
    var rows: [TruthRow] = []
    let records = try folder.read(PictureCase.Records.self, from: "checks.json").cases
    for record in records {
      if let picture = PictureCase.all.first(where: { $0.number == record.case }) {
        rows.append(try PictureJudge(record: record, picture: picture).row())
      } else {
        rows.append(Self.missing(.picture, "\(record.case)", record.checks.count))
      }
    }
    for tree in try folder.read(FrameTreeCase.Records.self, from: "frames.json").trees {
      rows.append(try FrameTreeJudge(tree: tree).row())
    }
    for map in try folder.read(PixelMapCase.Records.self, from: "pixelmaps.json").maps {
      rows.append(try PixelMapJudge(map: map).row())
    }
    rows += try TextJudge(table: folder.read(TextTable.self, from: "texts.json")).rows()
    self.rows = rows.map { row in
      var row = row
      row.reason = OpenReasons.reason(for: row)
      return row
    }
  }

  /// A record that no view answers to is a row of its own, never left out.
  private static func missing(_ kind: TruthRow.Kind, _ name: String, _ checks: Int) -> TruthRow {
    TruthRow(
      kind: kind, name: name, exact: TruthRow.Count(agreed: 0, all: checks), own: .none,
      deviation: "not drawn", reason: nil, failures: ["no view draws it"])
  }

  /// A line for each kind and one for all.
  package var score: String {
    var lines = TruthRow.Kind.allCases.map { kind in
      Self.line(kind.rawValue, rows.filter { $0.kind == kind })
    }
    lines.append(Self.line("All", rows))
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ rows: [TruthRow]) -> String {
    let exact = rows.reduce(TruthRow.Count.none) { $0 + $1.exact }
    let own = rows.reduce(TruthRow.Count.none) { $0 + $1.own }
    let agreed = rows.filter(\.agrees).count
    return "\(name): \(agreed) of \(rows.count) agree; exact checks \(exact), "
      + "checks with texts \(own)"
  }

  /// The whole table, for people: Markdown.
  package var table: String {
    var lines: [String] = []
    for kind in TruthRow.Kind.allCases {
      lines += ["### \(kind.rawValue)", ""]
      lines.append("| case | exact | with its own texts | largest deviation | open |")
      lines.append("|---|---|---|---|---|")
      for row in rows where row.kind == kind {
        lines.append(
          "| \(row.name) | \(row.exact) | \(row.own) | \(row.deviation) | \(row.reason ?? "") |")
      }
      lines.append("")
    }
    lines += score.split(separator: "\n").map { "- \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What does not agree, a line each.
  package var failures: [String] {
    rows.flatMap { row in row.failures.map { "\(row.name): \($0)" } }
  }
}
