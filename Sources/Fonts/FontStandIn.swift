import HangaTypesetting

/// The design of ours that comes nearest to a family of Apple's that nobody registered.
///
/// Judged by eye, C: what counts is that letters are about as wide as meant.
enum FontStandIn {
  private static let monospaced: Set<String> = [
    "courier", "courier new", "menlo", "monaco", "sf mono", "andale mono", "american typewriter",
  ]
  private static let serif: Set<String> = [
    "georgia", "times", "times new roman", "palatino", "baskerville", "didot", "hoefler text",
    "new york", "charter", "cochin", "bodoni 72", "iowan old style",
  ]

  static func design(for family: String) -> FontDescription.Design {
    let name = FontList.key(family)
    if monospaced.contains(where: { matches(name, $0) }) { return .monospaced }
    if serif.contains(where: { matches(name, $0) }) { return .serif }
    return .default
  }

  /// The family itself or one of its faces: `Courier`, `Courier-Bold`.
  private static func matches(_ name: String, _ family: String) -> Bool {
    name == family || name.hasPrefix(family + "-")
      || name.hasPrefix(family.filter { $0 != " " } + "-")
  }

  /// For messages.
  static func name(of design: FontDescription.Design) -> String {
    switch design {
    case .monospaced: "the font of equal widths"
    case .serif: "the serif font"
    case .default, .rounded: "the system font"
    }
  }
}
