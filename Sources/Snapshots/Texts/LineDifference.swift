/// How two texts differ, line by line.
package struct LineDifference: Hashable, Sendable, CustomStringConvertible {
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// All lines of both texts.
  package let lines: [Line]

  /// `nil` if the texts are equal.
  package init?(_ expected: String, _ actual: String) {
    // By code units: canonically equal texts are different records.
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    lines = Self.lines(Self.split(expected), Self.split(actual))
  }

  /// A line with its ending, which tells a last line without one.
  private static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append(line)
        line = ""
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    if !line.isEmpty { lines.append(line + noEnd) }
    return lines
  }

  /// Stands at the end of a last line that is not ended.
  private static let noEnd = "\0"

  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    func units(_ line: String) -> [UInt8] { Array(line.utf8) }
    let (a, b) = (old.map(units), new.map(units))
    // The ends that are equal are taken off: what is left is short.
    var (first, endA, endB) = (0, a.count, b.count)
    while first < min(endA, endB), a[first] == b[first] { first += 1 }
    while min(endA, endB) > first, a[endA - 1] == b[endB - 1] {
      (endA, endB) = (endA - 1, endB - 1)
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in b[first..<endB].difference(from: a[first..<endA]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(first + offset)
      case .insert(let offset, _, _): added.insert(first + offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  package var removed: Int { lines.count { if case .removed = $0 { true } else { false } } }
  package var added: Int { lines.count { if case .added = $0 { true } else { false } } }

  /// The changed lines between three that are the same, as `diff -u` shows them: `−` was expected,
  /// `+` is there.
  package var description: String { text(context: 3) }

  package func text(context: Int) -> String {
    // 1. Which lines are shown.
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      for near in max(index - context, 0)...min(index + context, lines.count - 1) {
        shown[near] = true
      }
    }
    // 2. Each group under the numbers of its first lines.
    var text: [String] = []
    var (old, new) = (1, 1)
    for (index, line) in lines.enumerated() {
      if shown[index], index == 0 || !shown[index - 1] { text.append("@@ −\(old) +\(new) @@") }
      switch line {
      case .same(let line):
        if shown[index] { text.append("  " + Self.visible(line)) }
        (old, new) = (old + 1, new + 1)
      case .removed(let line):
        text.append("− " + Self.visible(line))
        old += 1
      case .added(let line):
        text.append("+ " + Self.visible(line))
        new += 1
      }
    }
    return text.joined(separator: "\n")
  }

  /// A line with what would not be seen: spaces at its end, carriage returns, a missing end.
  static func visible(_ line: String) -> String {
    var text = line.replacing("\r", with: "␍").replacing("\t", with: "⇥")
    let hasNoEnd = text.hasSuffix(noEnd)
    if hasNoEnd { text.removeLast() }
    var spaces = 0
    while text.hasSuffix(" ") {
      text.removeLast()
      spaces += 1
    }
    return text + String(repeating: "·", count: spaces)
      + (hasNoEnd ? "  (no newline at the end)" : "")
  }
}
