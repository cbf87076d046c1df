import Foundation

/// What can be asked of names alone, without drawing.
package enum SymbolNames {
  package static func contains(_ name: String) -> Bool { SymbolRecipe(name) != nil }

  /// Every known name, sorted: the table's and those the rules add.
  package static let all: [String] = {
    var names: Set<String> = []
    let warning = ".trianglebadge.exclamationmark"
    let signs = SymbolBadge.signs.filter { !$0.isEmpty }.map { ".badge." + $0 } + [warning]
    let frames = [".circle", ".circle.fill", ".square", ".square.fill"]
    let tails =
      ["", ".fill", ".slash", ".slash.fill", ".badge", ".badge.fill"]
      + frames + frames.map { ".slash" + $0 } + signs + signs.map { $0 + ".fill" }
      + signs.map { ".fill" + $0 }
    for entry in SymbolTable.entries {
      let name = entry.name
      for tail in tails where contains(name + tail) { names.insert(name + tail) }
      guard name.hasSuffix("sign") else { continue }
      for tail in SymbolRecipe.moneyEndings where contains(name + tail) {
        names.insert(name + tail)
      }
    }
    for number in 0...50 {
      let two = number < 10 ? "0\(number)" : "\(number)"
      for tail in frames where contains(two + tail) { names.insert(two + tail) }
      if contains("\(number).calendar") { names.insert("\(number).calendar") }
    }
    return names.sorted()
  }()

  /// The known names most like an unknown one, best first.
  package static func suggestions(for name: String, count: Int = 3) -> [String] {
    let wanted = Array(name.utf8)
    let words = Set(name.split(separator: "."))
    let ranked = all.map { candidate -> (score: Int, name: String) in
      let shared = words.intersection(candidate.split(separator: ".")).count
      return (editDistance(wanted, Array(candidate.utf8)) - 3 * shared, candidate)
    }
    let best = ranked.sorted { ($0.score, $0.name) < ($1.score, $1.name) }
    return best.prefix(max(0, count)).map(\.name)
  }

  /// How many characters must be put in, taken out or replaced.
  private static func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var row = Array(0...to.count)
    for (index, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in to.indices {
        let replaced = diagonal + (character == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[to.count]
  }
}
