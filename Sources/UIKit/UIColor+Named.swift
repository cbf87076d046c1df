import HangaDrawing

/// The colours the system names by purpose.
extension UIColor {
  public static let label = UIColor(storage: .system(.label))
  public static let secondaryLabel = UIColor(storage: .system(.secondaryLabel))
  public static let tertiaryLabel = UIColor(storage: .system(.tertiaryLabel))
  public static let quaternaryLabel = UIColor(storage: .system(.quaternaryLabel))
  public static let placeholderText = UIColor(storage: .system(.placeholderText))
  public static let link = UIColor(storage: .system(.link))
  public static let separator = UIColor(storage: .system(.separator))
  public static let opaqueSeparator = UIColor(storage: .system(.opaqueSeparator))
  public static let systemFill = UIColor(storage: .system(.systemFill))
  public static let secondarySystemFill = UIColor(storage: .system(.secondarySystemFill))
  public static let tertiarySystemFill = UIColor(storage: .system(.tertiarySystemFill))
  public static let quaternarySystemFill = UIColor(storage: .system(.quaternarySystemFill))
  public static let systemBackground = UIColor(storage: .system(.systemBackground))
  public static let secondarySystemBackground = UIColor(
    storage: .system(.secondarySystemBackground))
  public static let tertiarySystemBackground = UIColor(storage: .system(.tertiarySystemBackground))
  public static let systemGroupedBackground = UIColor(storage: .system(.systemGroupedBackground))
  public static let secondarySystemGroupedBackground = UIColor(
    storage: .system(.secondarySystemGroupedBackground))
  public static let tertiarySystemGroupedBackground = UIColor(
    storage: .system(.tertiarySystemGroupedBackground))
  public static let lightText = UIColor(storage: .system(.lightText))
  public static let darkText = UIColor(storage: .system(.darkText))
  /// The colour of things that can be touched.
  public static let tintColor = systemBlue
}

/// The palette, which changes with the scheme and contrast.
extension UIColor {
  public static let systemRed = UIColor(storage: .system(.red))
  public static let systemOrange = UIColor(storage: .system(.orange))
  public static let systemYellow = UIColor(storage: .system(.yellow))
  public static let systemGreen = UIColor(storage: .system(.green))
  public static let systemMint = UIColor(storage: .system(.mint))
  public static let systemTeal = UIColor(storage: .system(.teal))
  public static let systemCyan = UIColor(storage: .system(.cyan))
  public static let systemBlue = UIColor(storage: .system(.blue))
  public static let systemIndigo = UIColor(storage: .system(.indigo))
  public static let systemPurple = UIColor(storage: .system(.purple))
  public static let systemPink = UIColor(storage: .system(.pink))
  public static let systemBrown = UIColor(storage: .system(.brown))
  public static let systemGray = UIColor(storage: .system(.gray))
  public static let systemGray2 = UIColor(storage: .system(.gray2))
  public static let systemGray3 = UIColor(storage: .system(.gray3))
  public static let systemGray4 = UIColor(storage: .system(.gray4))
  public static let systemGray5 = UIColor(storage: .system(.gray5))
  public static let systemGray6 = UIColor(storage: .system(.gray6))
}

/// Fixed colours.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
