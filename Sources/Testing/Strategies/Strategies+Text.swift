import Foundation
import HangaSnapshots

extension Snapshotting where Value == String, Format == String {
  /// The text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` gives.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// Everything inside the value by reflection, without addresses; sets and dictionaries are
  /// sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys in alphabetical order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return .json(encoder)
  }

  /// The value as an encoder of yours writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(
      pathExtension: "json", diffing: .lines,
      throwing: { value in String(decoding: try encoder.encode(value), as: UTF8.self) })
  }
}

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    var diffing = Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { recorded, actual in
        guard let difference = LineDifference(recorded, actual)?.description else { return nil }
        return (difference, [XCTAttachment(string: difference)])
      })
    diffing.isPlain = true
    return diffing
  }
}

extension Diffing where Value == Data {
  /// Bytes, compared one by one.
  public static var data: Diffing {
    var diffing = Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { recorded, actual in
        guard recorded != actual else { return nil }
        let place = zip(recorded, actual).enumerated().first { $1.0 != $1.1 }?.offset
        let first = place ?? min(recorded.count, actual.count)
        return (
          "\(recorded.count) bytes were recorded and \(actual.count) are here; "
            + "the first that differs is number \(first)", [XCTAttachment(data: actual)]
        )
      })
    diffing.isPlain = true
    return diffing
  }
}
