import Foundation

/// Why a result does not match its record, as a person reads it: first the views, then the pixels,
/// then the files.
package struct SnapshotFailure: Hashable, Sendable, CustomStringConvertible {
  package enum Cause: Hashable, Sendable {
    /// There is no record, and recording is off.
    case missing
    case picture(PictureDifference)
    case strip(StripDifference)
    case text(LineDifference)
    /// Other contents, by their sizes in bytes.
    case bytes(expected: Int, actual: Int)
    /// The record or the result cannot be used.
    case error(String)
  }

  package var name: SnapshotName
  package var cause: Cause
  /// What became of the views.
  package var changes: [TreeChange]
  package var mismatches: [Provenance.Mismatch]
  /// Paths, as they are shown.
  package var expected: String?
  package var actual: String?
  package var difference: String?

  package init(
    _ name: SnapshotName, _ cause: Cause, changes: [TreeChange] = [],
    mismatches: [Provenance.Mismatch] = [], expected: String? = nil, actual: String? = nil,
    difference: String? = nil
  ) {
    (self.name, self.cause, self.changes, self.mismatches) = (name, cause, changes, mismatches)
    (self.expected, self.actual, self.difference) = (expected, actual, difference)
  }

  package var description: String {
    ([headline] + details + provenance + files).joined(separator: "\n")
  }

  /// The first line.
  package var headline: String {
    switch cause {
    case .missing: "\(name.title) has no record, and recording is off."
    case .error(let text): text
    case .picture, .strip, .text, .bytes: "\(name.title) does not match its record."
    }
  }

  private var details: [String] {
    let views = DifferenceText.views(changes)
    switch cause {
    case .missing, .error: return []
    case .picture(let difference): return views + DifferenceText.pixels(difference)
    case .strip(let difference):
      let pixels = difference.picture.map(DifferenceText.pixels) ?? []
      return DifferenceText.frames(difference) + views + pixels
    case .text(let difference): return views + DifferenceText.lines(difference)
    case .bytes(let expected, let actual):
      let (old, new) = (NumberWords.grouped(expected), NumberWords.grouped(actual))
      return ["The contents differ: \(old) bytes → \(new) bytes."]
    }
  }

  private var provenance: [String] {
    guard !mismatches.isEmpty else { return [] }
    return ["The record was made with other fonts or libraries, which may be all there is to it:"]
      + mismatches.map { "  \($0)" }
  }

  private var files: [String] {
    var lines: [String] = []
    if let expected { lines.append("expected   \(expected)") }
    if let actual { lines.append("actual     \(actual)") }
    if let difference { lines.append("difference \(difference)") }
    if actual != nil { lines.append("accept     hanga snapshots approve '\(name.path)'") }
    return lines
  }
}
