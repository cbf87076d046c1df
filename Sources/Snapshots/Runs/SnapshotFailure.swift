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

  /// How many views and groups of pixels a message names.
  private static let most = 12
  /// How many lines of a text's differences it shows.
  private static let mostLines = 60

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
    switch cause {
    case .missing, .error: []
    case .picture(let difference): views + pixels(difference)
    case .strip(let difference): frames(difference) + views + (difference.picture.map(pixels) ?? [])
    case .text(let difference): views + lines(difference)
    case .bytes(let expected, let actual):
      ["The contents differ: \(Self.grouped(expected)) bytes → \(Self.grouped(actual)) bytes."]
    }
  }

  private var views: [String] {
    let causes = changes.filter { !$0.isConsequence }
    guard !causes.isEmpty else { return [] }
    var lines = ["Views:"] + causes.prefix(Self.most).map { "  " + $0.description }
    if causes.count > Self.most { lines.append("  and \(causes.count - Self.most) more") }
    let others = changes.count - causes.count
    if others > 0 {
      lines.append("  (\(others) other\(others == 1 ? "" : "s") moved or changed size with them)")
    }
    return lines
  }

  private func pixels(_ found: PictureDifference) -> [String] {
    var lines: [String] = []
    if !found.hasSameSize {
      lines.append("Size: \(found.expected) → \(found.actual) pixels.")
    }
    var line =
      "Pixels: \(Self.grouped(found.pixels)) of \(Self.grouped(found.total)) differ "
      + "(\(Self.percent(found.share)))"
    if found.largestDistance > 0 {
      line += ", by ΔE \(Self.tenths(found.largestDistance)) at most"
    }
    lines.append(line + ":")
    for region in found.clusters.prefix(Self.most) {
      lines.append("  \(region.width) × \(region.height) at (\(region.x), \(region.y))")
    }
    if found.clusters.count > Self.most {
      lines.append("  and \(found.clusters.count - Self.most) more groups")
    }
    return lines
  }

  private func frames(_ found: StripDifference) -> [String] {
    var lines: [String] = []
    if !found.hasSameLength {
      lines.append("Length: \(found.expectedCount) → \(found.actualCount) frames.")
    }
    if !found.hasSameRate, let rate = found.expectedRate {
      lines.append(
        "Rate: \(Self.tenths(rate)) → \(Self.tenths(found.actualRate)) frames a second.")
    }
    if let first = found.firstFrame, let instant = found.instant {
      let rest = found.frames.count - 1
      lines.append(
        "Frame \(first), at \(Self.seconds(instant)), is the first that differs"
          + (rest > 0 ? "; \(rest) more \(rest == 1 ? "does" : "do")." : "; no other does."))
    } else {
      lines.append("All frames that both have are equal.")
    }
    return lines
  }

  private func lines(_ found: LineDifference) -> [String] {
    let all = found.description.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["Lines: \(found.removed) fewer (−), \(found.added) more (+):"]
    lines += all.prefix(Self.mostLines).map(String.init)
    if all.count > Self.mostLines { lines.append("… \(all.count - Self.mostLines) lines more") }
    return lines
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

  // MARK: Numbers

  /// Digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append("\u{2009}") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// A share with three digits that say something, never zero for what is not.
  static func percent(_ share: Double) -> String {
    let value = share * 100
    if value > 0, value < 0.001 { return "under 0.001 %" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    let digits = String(rest + 1000).dropFirst()
    let short = digits.prefix(whole >= 10 ? 1 : whole >= 1 ? 2 : 3)
    return "\(whole).\(short) %"
  }

  static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths == 0
      ? "under 0.1" : tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  static func seconds(_ value: Double) -> String {
    let thousandths = Int((abs(value) * 1000).rounded())
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(value < 0 ? "−" : "")\(thousandths / 1000).\(digits) s"
  }
}
