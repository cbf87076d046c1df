import Foundation
import Hanga

/// Holds one picture to its checks, twice.
@MainActor
struct PictureJudge {
  let record: PictureCase.Record
  let picture: PictureCase

  /// 1. Texts leave their room: every check that is not on a text.
  /// 2. Texts stand in their own font: the same checks, each text's frame, and the boxes of ink.
  func row() throws -> TruthRow {
    let rooms = try picture.host(scale: record.scale, showingWording: false)
    let written = try picture.host(scale: record.scale, showingWording: true)
    let (exact, failures) = try held(rooms, to: record.checks.filter { $0.on != "text" })
    let (shapes, others) = try held(written, to: record.checks.filter { $0.on != "text" })
    let (ink, blots) = try held(written, to: record.checks.filter { $0.on == "text" })
    let texts = try TextFrames(rooms: rooms.tree(), written: written.tree(), scale: record.scale)
    let own = shapes + texts.count + ink
    var words: [String] = []
    if texts.count.all > 0 { words.append(texts.deviation) }
    if ink.all > 0 { words.append("letters' ink in \(ink) places within its slack") }
    return TruthRow(
      kind: .picture, name: "\(picture.number) \(picture.title)", exact: exact, own: own,
      deviation: words.joined(separator: "; "), reason: nil,
      failures: failures.map { "with rooms: \($0)" }
        + (others + blots).map { "with texts: \($0)" } + texts.failures)
  }

  private func held(_ host: ViewHost, to checks: [PictureCheck]) throws -> (
    TruthRow.Count, [String]
  ) {
    let drawn = TruthPicture(bitmap: try host.frame().bitmap)
    guard [drawn.bitmap.width, drawn.bitmap.height] == record.size else {
      return (TruthRow.Count(agreed: 0, all: checks.count), ["another size than \(record.size)"])
    }
    let failures = checks.compactMap { check in
      check.failure(in: drawn).map { "\(check.kind.rawValue) of \(check.on): \($0)" }
    }
    return (TruthRow.Count(agreed: checks.count - failures.count, all: checks.count), failures)
  }
}
