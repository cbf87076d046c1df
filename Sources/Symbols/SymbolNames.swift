import Foundation

/// What can be asked of names alone, without drawing.
package enum SymbolNames {
  package static func contains(_ name: String) -> Bool { SymbolRecipe(name) != nil }

  /// Every known name, sorted: the table's and those the rules add.
  package static let all: [String] = {
    var names: Set<String> = []
    for entry in SymbolTable.entries {
      for tail in tails(of: entry) where contains(entry.name + tail) {
        names.insert(entry.name + tail)
      }
    }
    for number in 0...50 {
      let two = number < 10 ? "0\(number)" : "\(number)"
      for tail in frames where contains(two + tail) { names.insert(two + tail) }
      if contains("\(number).calendar") { names.insert("\(number).calendar") }
    }
    return names.sorted()
  }()

  private static let frames = [".circle", ".circle.fill", ".square", ".square.fill"]
  private static let signs = SymbolBadge.signs.filter { !$0.isEmpty }.map { ".badge." + $0 }
  private static let badges = (signs + [".trianglebadge.exclamationmark"]).flatMap {
    [$0, $0 + ".fill", ".fill" + $0]
  }

  /// What the rules may add to a line's name. An alias has the flags of the line it repeats.
  private static func tails(of entry: SymbolTable.Entry) -> [String] {
    let flags = SymbolRecipe.flags(entry.name)
    var tails = ["", ".fill"]
    if flags.contains("c") || flags.contains("s") { tails += frames }
    if flags.contains("x") { tails += [".slash", ".slash.fill"] + frames.map { ".slash" + $0 } }
    if flags.contains("b") { tails += [".badge", ".badge.fill"] + badges }
    if entry.name.hasSuffix("sign") { tails += SymbolRecipe.moneyEndings }
    return tails
  }

  /// The known names most like an unknown one, best first: few steps from it, many words shared.
  package static func suggestions(for name: String, count: Int = 3) -> [String] {
    guard count > 0 else { return [] }
    let wanted = Array(name.utf8)
    let words = Set(name.split(separator: "."))
    // 1. The least that a name can score, from its length alone.
    let candidates = all.map { candidate -> (bound: Int, bonus: Int, name: String) in
      let bonus = 3 * words.intersection(candidate.split(separator: ".")).count
      return (abs(candidate.utf8.count - wanted.count) - bonus, bonus, candidate)
    }
    // 2. The scores, until no bound is below the worst of those kept.
    var best: [(score: Int, name: String)] = []
    for candidate in candidates.sorted(by: { ($0.bound, $0.name) < ($1.bound, $1.name) }) {
      if best.count == count, candidate.bound > best[count - 1].score { break }
      let score = editDistance(wanted, Array(candidate.name.utf8)) - candidate.bonus
      let place = best.firstIndex { (score, candidate.name) < ($0.score, $0.name) } ?? best.count
      best.insert((score, candidate.name), at: place)
      if best.count > count { best.removeLast() }
    }
    return best.map(\.name)
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
