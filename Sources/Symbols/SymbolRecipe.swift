import Foundation

/// How a name's picture is made; found from the table and the rules for variants alone.
indirect enum SymbolRecipe: Hashable, Sendable {
  enum Enclosure: Hashable, Sendable { case circle, square }

  case drawing(String)
  /// A file of the package; a dense one takes little of the weight.
  case file(String, scale: CGFloat, isDense: Bool)
  /// A picture in a circle or square, or knocked out of a filled one; the width in em.
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool, width: CGFloat)
  case struck(SymbolRecipe)
  /// A small sign at a corner. An empty sign is a dot.
  case badged(SymbolRecipe, sign: String, isAtTop: Bool)
  case digits(String)
  /// A picture whose pieces have levels and colours.
  case marked(SymbolRecipe, [SymbolMark])
}

extension SymbolRecipe {
  /// The signs of badges that a rule can add.
  static let badges: Set<String> = [
    "", "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    "clock", "gearshape", "person.crop",
  ]

  /// The recipe for a symbol's full name; `nil` if there is no such symbol.
  init?(_ name: String) {
    guard let recipe = Self.find(name, showsHidden: false) else { return nil }
    self = recipe
  }

  /// The recipe for a name used inside a drawing, where parts that are no symbols are known too.
  init?(part name: String) {
    guard let recipe = Self.find(name, showsHidden: true) else { return nil }
    self = recipe
  }

  private static func find(_ name: String, showsHidden: Bool) -> SymbolRecipe? {
    let recipe = plain(name, showsHidden: showsHidden)
    guard let recipe, let marks = SymbolTable.marks[name] else { return recipe }
    return .marked(recipe, marks)
  }

  private static func plain(_ name: String, showsHidden: Bool) -> SymbolRecipe? {
    // 1. The name's own line.
    if let entry = SymbolTable.entries[name], showsHidden || !entry.isHidden {
      if let alias = entry.alias { return find(alias, showsHidden: showsHidden) }
      if let file = entry.file {
        return .file(file.name, scale: file.scale, isDense: entry.flags.contains("d"))
      }
      return .drawing(entry.source)
    }
    // 2. The rules, by the name's last word.
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(".fill".count)) : name
    if let badged = badged(stem, isFilled: isFilled) { return badged }
    if let base = stem.removing(suffix: ".circle") {
      return enclosed(base, .circle, flag: "c", isFilled: isFilled)
    }
    if let base = stem.removing(suffix: ".square") {
      return enclosed(base, .square, flag: "s", isFilled: isFilled)
    }
    if let base = stem.removing(suffix: ".slash") {
      guard let entry = entry(base), entry.flags.contains("x") else { return nil }
      return find(isFilled ? base + ".fill" : base, showsHidden: false).map { .struck($0) }
    }
    guard isFilled, let entry = entry(stem), entry.flags.contains("f"), let file = entry.file
    else { return nil }
    return .file(file.name + "-fill", scale: file.scale, isDense: false)
  }

  /// A name's line, through its aliases.
  private static func entry(_ name: String) -> SymbolTable.Entry? {
    guard let entry = SymbolTable.entries[name] else { return nil }
    guard let alias = entry.alias else { return entry }
    return self.entry(alias)
  }

  private static func enclosed(
    _ base: String, _ enclosure: Enclosure, flag: Character, isFilled: Bool
  ) -> SymbolRecipe? {
    if base.count == 2, let number = Int(base), (10...50).contains(number) {
      return .enclosed(.digits(base), enclosure, isFilled: isFilled, width: 0.5)
    }
    let plain = base.removing(suffix: ".slash") ?? base
    guard let entry = entry(plain), entry.flags.contains(flag) else { return nil }
    if plain != base, !entry.flags.contains("x") { return nil }
    let picture = find(base + ".fill", showsHidden: true) ?? find(base, showsHidden: true)
    let width = entry.enclosedWidths[flag] ?? SymbolTable.usualEnclosedWidth
    return picture.map { .enclosed($0, enclosure, isFilled: isFilled, width: width / 100) }
  }

  private static func badged(_ stem: String, isFilled: Bool) -> SymbolRecipe? {
    guard let range = stem.range(of: ".badge") else { return nil }
    let base = String(stem[..<range.lowerBound])
    let rest = stem[range.upperBound...]
    guard rest.isEmpty || rest.first == "." else { return nil }
    let sign = String(rest.dropFirst())
    let plain = base.removing(suffix: ".fill") ?? base
    guard badges.contains(sign), let entry = entry(plain) else { return nil }
    guard entry.flags.contains("b"), !isFilled || sign.isEmpty else { return nil }
    let picture = find(isFilled ? base + ".fill" : base, showsHidden: false)
    let isAtTop = sign.isEmpty || entry.flags.contains("t")
    return picture.map { .badged($0, sign: sign, isAtTop: isAtTop) }
  }
}

extension String {
  /// The string without an ending it has; `nil` if it has another or is nothing else.
  func removing(suffix: String) -> String? {
    guard hasSuffix(suffix), count > suffix.count else { return nil }
    return String(dropLast(suffix.count))
  }
}
