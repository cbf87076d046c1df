/// Differences as lines of text.
package enum DifferenceText {
  /// How many views and groups of pixels are named.
  private static let most = 12
  /// How many lines of a text's differences are shown.
  private static let mostLines = 60

  /// What became of the views.
  package static func views(_ changes: [TreeChange]) -> [String] {
    let causes = changes.filter { !$0.isConsequence }
    guard !causes.isEmpty else { return [] }
    let groups = groups(causes)
    var lines = ["Views:"]
    for group in groups.prefix(most) {
      lines.append("  " + group[0].description)
      if group.count > 1 { lines.append("    and \(group.count - 1) more like it") }
    }
    if groups.count > most { lines.append("  and \(groups.count - most) more") }
    let others = changes.count - causes.count
    if others > 0 {
      lines.append("  (\(others) other\(others == 1 ? "" : "s") moved or changed size with them)")
    }
    return lines
  }

  /// Changes that are alike: the same happened to views of one kind at like places.
  private static func groups(_ changes: [TreeChange]) -> [[TreeChange]] {
    var places: [String: Int] = [:]
    var groups: [[TreeChange]] = []
    for change in changes {
      let key = change.likeness
      if let place = places[key] {
        groups[place].append(change)
      } else {
        places[key] = groups.count
        groups.append([change])
      }
    }
    return groups
  }

  /// Sizes, how many pixels differ, and where.
  package static func pixels(_ found: PictureDifference) -> [String] {
    var lines: [String] = []
    if !found.hasSameSize {
      lines.append("Size: \(found.expected) → \(found.actual) pixels.")
    }
    let (some, all) = (NumberWords.grouped(found.pixels), NumberWords.grouped(found.total))
    var line = "Pixels: \(some) of \(all) differ (\(NumberWords.percent(found.share)))"
    if found.largestDistance > 0 {
      line += ", by ΔE \(NumberWords.tenths(found.largestDistance)) at most"
    }
    lines.append(line + ":")
    for region in found.clusters.prefix(most) {
      lines.append("  \(region.width) × \(region.height) at (\(region.x), \(region.y))")
    }
    if found.clusters.count > most {
      lines.append("  and \(found.clusters.count - most) more groups")
    }
    return lines
  }

  /// Length, rate, and the first frame that differs.
  package static func frames(_ found: StripDifference) -> [String] {
    var lines: [String] = []
    if !found.hasSameLength {
      lines.append("Length: \(found.expectedCount) → \(found.actualCount) frames.")
    }
    if !found.hasSameRate, let rate = found.expectedRate {
      let (old, new) = (NumberWords.tenths(rate), NumberWords.tenths(found.actualRate))
      lines.append("Rate: \(old) → \(new) frames a second.")
    }
    guard let first = found.firstFrame, let instant = found.instant else {
      return lines + ["All frames that both have are equal."]
    }
    let rest = found.frames.count - 1
    lines.append(
      "Frame \(first), at \(NumberWords.seconds(instant)), is the first that differs"
        + (rest > 0 ? "; \(rest) more \(rest == 1 ? "does" : "do")." : "; no other does."))
    return lines
  }

  package static func lines(_ found: LineDifference) -> [String] {
    let all = found.description.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = ["Lines: \(found.removed) fewer (−), \(found.added) more (+):"]
    lines += all.prefix(mostLines).map(String.init)
    if all.count > mostLines { lines.append("… \(all.count - mostLines) lines more") }
    return lines
  }
}
