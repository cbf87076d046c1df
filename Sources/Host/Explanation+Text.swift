import HangaDrawing
import HangaGeometry

extension Explanation: CustomStringConvertible {
  /// To be read by people: the view first, then what placed it, from the inside out.
  public var description: String {
    guard let view = steps.first else { return "" }
    var lines = [Self.title(view)]
    lines.append("  placed with \(view.proposal), answered \(view.size)")
    for reason in view.reasons { lines.append("  \(reason.topic): \(reason.text)") }
    lines += Self.table(view.shares)
    lines += Self.questions(view)
    for step in steps.dropFirst() {
      lines.append("")
      lines.append("in " + Self.title(step))
      lines.append("  placed with \(step.proposal), answered \(step.size)")
      for reason in step.reasons { lines.append("  \(reason.topic): \(reason.text)") }
      lines += Self.table(step.shares)
    }
    return lines.joined(separator: "\n")
  }

  private static func title(_ step: Step) -> String {
    var line = step.name
    if let text = step.text { line += " “\(text.replacingOccurrences(of: "\n", with: "⏎"))”" }
    line += " " + NumberText.short(step.frame.rect)
    if let path = step.path { line += " [\(path)]" }
    if let source = step.source { line += " (\(source))" }
    return line
  }

  private static func questions(_ step: Step) -> [String] {
    guard !step.questions.isEmpty else { return ["  was not asked for its size"] }
    let rows = step.questions.map { question in
      let times = question.cached + question.measured
      return [
        question.proposal, "→", question.answer, times > 1 ? "\(times) times" : "",
        question.cached > 0 ? "(\(question.cached) from the cache)" : "",
      ]
    }
    return ["  was asked, in this order:"] + columns(rows)
  }

  private static func table(_ shares: [Share]) -> [String] {
    guard !shares.isEmpty else { return [] }
    let head = ["served", "priority", "least", "most", "offered", "took", "before it"]
    let rows = shares.map { share in
      [
        (share.isAsked ? "▸ " : "  ") + share.name, share.priority, share.least ?? "–",
        share.most ?? "–", share.offer, share.length, share.spacing,
      ]
    }
    return columns([["  " + head[0]] + head.dropFirst()] + rows)
  }

  /// How many columns a terminal gives a text: two for a Chinese or Japanese character.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isWide =
        (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
        || (0xFF00...0xFF60).contains(scalar.value) || (0x1F300...0x1FAFF).contains(scalar.value)
      return sum + (isWide ? 2 : 1)
    }
  }

  /// Rows with their cells below each other.
  private static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = "   "
      for (cell, room) in zip(row, widths) {
        line += " " + cell + String(repeating: " ", count: room - width(cell)) + " "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
