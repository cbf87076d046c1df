import Foundation
import Hanga
import SwiftUI

/// Holds texts in the stand-in font to what San Francisco measured.
@MainActor
package struct TextJudge {
  let table: TextTable

  /// The largest deviation allowed on average and in one string, or a point in a short one.
  package static let meanShare = 0.015

  /// One row for each font, one for all heights, one for line breaks.
  func rows() throws -> [TruthRow] {
    try table.groups.map(row) + [heights(), breaks()]
  }

  private func size(_ text: some View, _ platform: String, _ scale: CGFloat) throws -> CGSize {
    let variant = Variant(
      scale: scale, platform: platform == "macos" ? .macos : .ios, showsChrome: false,
      size: CGSize(width: 1000, height: 1000))
    return try ViewHost(text, variant).contentSize(for: .unspecified)
  }

  private func row(_ group: TextTable.Group) throws -> TruthRow {
    var row = TruthRow(
      kind: .text, name: "widths: \(group)", exact: .none,
      own: TruthRow.Count(agreed: 0, all: group.widths.count), deviation: "", reason: nil,
      failures: [])
    var sum = 0.0
    var worst = (share: 0.0, points: 0.0, text: "")
    for known in group.widths {
      let text = Text(verbatim: known.text).font(group.font)
      let width = Double(try size(text, group.platform, group.scale).width)
      let off = abs(width - known.points)
      sum += off / known.points
      if off / known.points > worst.share { worst = (off / known.points, off, known.text) }
      if off <= max(known.points * TextFrames.widthShare, TextFrames.shortWidth) + 1e-3 {
        row.own.agreed += 1
      } else {
        row.failures.append("“\(known.text)”: \(width), not \(known.points)")
      }
    }
    let mean = sum / Double(group.widths.count)
    // A short text is a pixel's rounding away from any share.
    let isShort = group.widths.allSatisfy { $0.points * Self.meanShare < TextFrames.shortWidth }
    if mean > Self.meanShare && !isShort {
      row.failures.append("on average \(TruthNumber.text(mean * 100)) %")
    }
    row.deviation =
      "on average \(TruthNumber.text(mean * 100)) %"
      + (worst.share == 0
        ? ""
        : ", at most \(TruthNumber.text(worst.share * 100)) % or "
          + "\(TruthNumber.text(worst.points)) pt: “\(worst.text)”")
    return row
  }

  private func heights() throws -> TruthRow {
    var row = TruthRow(
      kind: .text, name: "heights of lines", exact: .none,
      own: TruthRow.Count(agreed: 0, all: table.heights.count), deviation: "", reason: nil,
      failures: [])
    var worst = 0.0
    for known in table.heights {
      let string = Array(repeating: "Text", count: known.lines).joined(separator: "\n")
      let text = Text(verbatim: string).font(known.font)
      let height = Double(try size(text, known.platform, known.scale).height)
      let off = abs(height - known.points)
      worst = max(worst, off)
      if off < 1e-3 {
        row.own.agreed += 1
      } else {
        row.failures.append("\(known.title): \(height), not \(known.points)")
      }
    }
    row.deviation = worst < 1e-3 ? "exact" : "\(TruthNumber.text(worst)) pt"
    return row
  }

  private func breaks() throws -> TruthRow {
    var row = TruthRow(
      kind: .text, name: "line breaks", exact: .none, own: .none, deviation: "", reason: nil,
      failures: [])
    for known in table.breaks {
      let ends = try lineEnds(of: known)
      row.own.all += known.ends.count
      for (place, end) in known.ends.enumerated() {
        if place < ends.count, ends[place] == end {
          row.own.agreed += 1
        } else {
          row.failures.append("a line ends with \(ends), not \(known.ends)")
        }
      }
    }
    row.deviation = row.own.isFull ? "exact" : "lines end elsewhere"
    return row
  }

  /// The last words of all lines but the last, as the height of ever longer beginnings shows.
  private func lineEnds(of known: TextTable.Break) throws -> [String] {
    let words = known.text.split(separator: " ").map(String.init)
    var ends: [String] = []
    var height: CGFloat?
    for count in 1...words.count {
      let text = Text(verbatim: words.prefix(count).joined(separator: " "))
        .font(.system(size: known.size)).frame(width: known.points)
      let now = try size(text, known.platform, known.scale).height
      if let height, now > height { ends.append(words[count - 2]) }
      height = now
    }
    return ends
  }
}
