/// Compares names that people type.
package enum NameMatch {
  /// `name` in lower case without spaces and punctuation.
  package static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// `name` with plain spaces for those that look like one, as formatters of numbers and times put
  /// them, and without space at its ends.
  package static func plain(_ name: String) -> String {
    let spaced = String(name.map { $0.isWhitespace && !$0.isNewline ? " " : $0 })
    guard spaced.first == " " || spaced.last == " " else { return spaced }
    return spaced.trimmingCharacters(in: .whitespaces)
  }

  /// The names nearest to `name` by edits, best first; none that shares less than half with it.
  package static func nearest(to name: String, among names: [String], limit: Int) -> [String] {
    let wanted = key(name)
    var scored: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in names.enumerated() {
      let other = key(candidate)
      let distance = edits(wanted, other)
      let isNear = distance * 2 <= max(wanted.count, other.count)
      if isNear || (wanted.count >= 3 && other.contains(wanted)) {
        scored.append((distance, order, candidate))
      }
    }
    scored.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return scored.prefix(limit).map(\.name)
  }

  /// How many insertions, removals and replacements of one character lead from `a` to `b`.
  package static func edits(_ a: String, _ b: String) -> Int {
    let (left, right) = (Array(a), Array(b))
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
