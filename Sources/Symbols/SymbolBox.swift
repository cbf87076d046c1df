import Foundation

/// The boxes symbols occupy in layout.
enum SymbolBox {
  /// Measured on a device at 17 pt, regular, medium: controls.md §4.
  private static let measured: [String: CGSize] = [
    "checkmark": CGSize(width: 18.33, height: 16.33),
    "xmark": CGSize(width: 17.33, height: 15.33),
    "plus": CGSize(width: 18, height: 16),
    "trash": CGSize(width: 19, height: 20.67),
    "square.and.arrow.up": CGSize(width: 19, height: 22),
    "arrow.clockwise": CGSize(width: 17.33, height: 20),
    "arrow.counterclockwise": CGSize(width: 17.33, height: 20),
    "arrowshape.turn.up.left": CGSize(width: 21.33, height: 17.33),
    "arrow.uturn.left": CGSize(width: 20, height: 17.67),
    "arrow.uturn.backward": CGSize(width: 20, height: 17.67),
    "square.and.pencil": CGSize(width: 21, height: 20),
    "folder": CGSize(width: 23, height: 17.33),
    "book": CGSize(width: 22.67, height: 17.67),
    "magnifyingglass": CGSize(width: 20.33, height: 18.67),
    "camera": CGSize(width: 24.67, height: 18),
  ]
  private static let measuredPointSize: CGFloat = 17

  /// Asserted by a public test at 64 pt, light: text-and-colour.md §5. A box grows by what a bolder
  /// line adds.
  private static let compactChevron = CGSize(
    width: 70.33 / 64 + heavier, height: 25.67 / 64 + heavier)
  private static let heavier = SymbolStroke.regular - SymbolStroke.width(weight: 300)

  /// The box of a circle, square or anything inside one: text-and-colour.md §5 gives 20–21 ×
  /// 19.7–20.3 at 17 pt, C.
  private static let enclosed = CGSize(width: 1.2, height: 1.17)

  /// What the measured boxes have around their ink on each side, in em: plus has ink of 0.83 in a
  /// box of 18 × 16, C.
  private static let sideBearing: CGFloat = 0.114
  private static let verticalBearing: CGFloat = 0.055

  /// The box in em of a symbol at regular weight.
  static func size(name: String, ink: CGSize) -> CGSize {
    let plain = name.removing(suffix: ".fill") ?? name
    if let size = measured[plain] {
      return CGSize(
        width: size.width / measuredPointSize, height: size.height / measuredPointSize)
    }
    switch plain {
    case "chevron.compact.down", "chevron.compact.up": return compactChevron
    case "chevron.compact.left", "chevron.compact.right":
      return CGSize(width: compactChevron.height, height: compactChevron.width)
    default: break
    }
    let ends = [".circle", ".square"]
    let isRound = plain == "circle" || plain == "square" || ends.contains { plain.hasSuffix($0) }
    if isRound, ink.width < enclosed.width, ink.height < enclosed.height { return enclosed }
    return CGSize(
      width: ink.width + 2 * sideBearing, height: ink.height + 2 * verticalBearing)
  }
}
