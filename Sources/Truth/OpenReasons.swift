/// Why a case does not agree in everything; each is true of its case alone.
enum OpenReasons {
  static func reason(for row: TruthRow) -> String? {
    let number = row.name.split(separator: " ").first.flatMap { Int($0) }
    return row.kind == .picture ? number.flatMap { pictures[$0] } : nil
  }

  private static let ownFont =
    "the text is in a typeface of the picture's own, which decides its size and what is around it; "
    + "with the text's measured room everything agrees"

  private static let pictures: [Int: String] = [
    75: ownFont,
    83: ownFont,
    99: ownFont,
    113: ownFont,
    175: "the picture was drawn at 3× and made smaller afterwards: its text is 61/3 pt high, at 1× "
      + "a line of the same font is 21",
  ]
}
