import Foundation

/// How a name's picture is made; found from the table and the rules for variants alone.
indirect enum SymbolRecipe: Hashable, Sendable {
  enum Enclosure: Hashable, Sendable { case circle, square }

  case drawing(String)
  /// The filled symbol of a drawing that serves both; an emblem has a sign on it.
  case filledDrawing(String, isEmblem: Bool)
  /// The outline of a drawing with a sign on it.
  case emblem(String)
  /// A drawing so dense that it takes part of a bolder line alone.
  case dense(SymbolRecipe)
  /// A file of the package; a dense one takes little of the weight.
  case file(String, scale: CGFloat, isDense: Bool)
  /// A picture in a circle or square, or knocked out of a filled one; the width in em.
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool, width: CGFloat)
  case struck(SymbolRecipe)
  /// A small sign at a corner.
  case badged(SymbolRecipe, SymbolBadge, isAtTop: Bool)
  case digits(String)
  /// A picture whose pieces have levels and colours.
  case marked(SymbolRecipe, [SymbolMark])
}

extension SymbolRecipe {
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
    guard let recipe, let marks = SymbolTable.marks(name) else { return recipe }
    return .marked(recipe, marks)
  }

  private static func plain(_ name: String, showsHidden: Bool) -> SymbolRecipe? {
    // 1. The name's own line.
    if let entry = SymbolTable.entry(name), showsHidden || !entry.isHidden {
      if let alias = entry.alias { return find(alias, showsHidden: showsHidden) }
      if let file = entry.file {
        return .file(file.name, scale: file.scale, isDense: entry.flags.contains("d"))
      }
      return entry.thinned(
        entry.flags.contains("e") ? .emblem(entry.source) : .drawing(entry.source))
    }
    // 2. The rules, by the name's last word.
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(".fill".count)) : name
    if isFilled, let entry = entry(stem), !entry.flags.isDisjoint(with: ["o", "e"]) {
      return entry.thinned(
        .filledDrawing(entry.source, isEmblem: entry.flags.contains("e")))
    }
    if let drawing = counted(name) { return .drawing(drawing) }
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
    guard isFilled else { return nil }
    // 3. Names of old: what is half or inset in a shape was `fill`.
    if SymbolTable.entry(name + "ed") != nil { return find(name + "ed", showsHidden: false) }
    guard let entry = entry(stem), entry.flags.contains("f"), let file = entry.file
    else { return nil }
    return .file(file.name + "-fill", scale: file.scale, isDense: false)
  }

  /// A name's line, through its aliases.
  private static func entry(_ name: String) -> SymbolTable.Entry? {
    guard let entry = SymbolTable.entry(name) else { return nil }
    guard let alias = entry.alias else { return entry }
    return self.entry(alias)
  }

  /// The flags of a name's line.
  static func flags(_ name: String) -> Set<Character> { entry(name)?.flags ?? [] }

  private static func enclosed(
    _ base: String, _ enclosure: Enclosure, flag: Character, isFilled: Bool
  ) -> SymbolRecipe? {
    let isNumber = base.utf8.count == 2 && base.utf8.allSatisfy { (48...57).contains($0) }
    if isNumber, let number = Int(base), number <= 50 {
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
    guard let (base, badge) = SymbolBadge.parted(stem) else { return nil }
    let plain = base.removing(suffix: ".fill") ?? base
    guard let entry = entry(plain), entry.flags.contains("b"), badge.belongs(to: plain)
    else { return nil }
    let isFilledBefore = plain != base
    if isFilledBefore, isFilled { return nil }
    let picture = find(isFilled ? base + ".fill" : base, showsHidden: false)
    let isAtTop = badge.sign.isEmpty || entry.flags.contains("t")
    return picture.map { .badged($0, badge, isAtTop: isAtTop) }
  }

  /// Drawings of days in calendars, and of money in what names a currency.
  private static func counted(_ name: String) -> String? {
    if let base = name.removing(suffix: ".calendar"), let day = Int(base), String(day) == base {
      guard (1...31).contains(day) else { return nil }
      let digits = base.map(String.init)
      return digits.count == 1
        ? "use calendar.blank; use \(digits[0]) 0 12 .56"
        : "use calendar.blank; use \(digits[0]) -16 12 .5; use \(digits[1]) 16 12 .5"
    }
    for (ending, drawing) in moneyDrawings {
      guard let base = name.removing(suffix: ending), base.hasSuffix("sign") else { continue }
      if base == "parkingsign" { return nil }
      guard let entry = entry(base), entry.flags.contains("c") else { return nil }
      return drawing.replacingOccurrences(of: "@", with: base)
    }
    return nil
  }

  static var moneyEndings: [String] { moneyDrawings.map(\.ending) }

  private static let moneyDrawings: [(ending: String, drawing: String)] = [
    (".arrow.circlepath", "use arrow.circlepath; use @ 2 0 .5"),
    (
      ".arrow.trianglehead.counterclockwise.rotate.90", "use arrow.circlepath; use @ 2 0 .5"
    ),
    (".bank.building", "use building.columns; put @.circle.fill 30 28 .46"),
    (".bank.building.fill", "use building.columns.fill; put @.circle.fill 30 28 .46"),
    (
      ".gauge.chart.lefthalf.righthalf",
      "use gauge.chart.lefthalf.righthalf; use @ 0 10 .5"
    ),
    (
      ".gauge.chart.leftthird.topthird.rightthird",
      "use gauge.chart.leftthird.topthird.rightthird; use @ 0 10 .5"
    ),
    (".ring", "use circle; use @ 0 0 .6"),
    (".ring.dashed", "use circle.dashed; use @ 0 0 .6"),
  ]
}

extension SymbolTable.Entry {
  fileprivate func thinned(_ recipe: SymbolRecipe) -> SymbolRecipe {
    flags.contains("d") ? .dense(recipe) : recipe
  }
}

extension String {
  /// The string without an ending it has; `nil` if it has another or is nothing else.
  func removing(suffix: String) -> String? {
    guard hasSuffix(suffix), count > suffix.count else { return nil }
    return String(dropLast(suffix.count))
  }
}
