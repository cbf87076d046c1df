import Foundation
import HangaDrawing

/// Lengths and colours of the system's bars in points, look of iOS 26 (facts/controls.md §2.2, §3.2).
nonisolated enum GlassBarMetrics {
  // MARK: Navigation bar

  /// Below the safe area; the sheets lie at its top.
  static let navigationRow: CGFloat = 54
  static let plateHeight: CGFloat = 44
  /// Above the sheets where the safe area above is no higher than `lowSafeArea`, as on phones with a
  /// home button and in the system's own sheets.
  static let rowTop: CGFloat = 10
  static let lowSafeArea: CGFloat = 20
  /// From the bar's edge to the first sheet.
  static let margin: CGFloat = 16
  static let plateGap: CGFloat = 12
  /// Between words and the ends of their sheet.
  static let textInset: CGFloat = 16
  /// Between symbols and the ends of their sheet, and between two symbols on one: half of it each; C.
  static let symbolInset: CGFloat = 6
  static let largeTitleMargin: CGFloat = 20

  // MARK: Bottom bar

  static let bottomBarHeight: CGFloat = 54
  static let bottomPlateHeight: CGFloat = 48

  // MARK: Tab bar

  /// The bar with what is below it, however large the safe area is there.
  static let tabRegion: CGFloat = 83
  static let tabPlateHeight: CGFloat = 62
  static let tabPlateBottom: CGFloat = 21
  /// From one tab to the next, where there is room.
  static let tabPitch: CGFloat = 86
  /// What the sheet has beyond its tabs, and between it and the screen's edges at least, both ends
  /// together; the latter C.
  static let tabPlatePadding: CGFloat = 16
  static let tabPlateMargins: CGFloat = 42
  /// Between the sheet's edge and the mark of the chosen tab.
  static let tabMarkInset: CGFloat = 4
  static let tabIconCenter: CGFloat = 24
  static let tabLabelCenter: CGFloat = 45
  static let badgeSide: CGFloat = 20
  /// From the middle of an icon to its badge, and from the sheet's top.
  static let badgeOffset = CGPoint(x: 8.5, y: 6)

  // MARK: Shadow and rim

  /// The light along the edge of a sheet on dark ground; C.
  static let darkRimOpacity = 0.1

  static let shadowOpacity = 0.075
  static let shadowRadius: CGFloat = 10
  static let shadowDrop: CGFloat = 4

  // MARK: Edges of what is scrolled

  /// Standard deviation of the blur below a bar, how much of the ground covers what is scrolled there,
  /// and the share of the bar from the screen's edge on before both begin to fade; C.
  static let edgeBlur: CGFloat = 6
  static let edgeCover = 0.8
  static let edgeHold: CGFloat = 0.6
}

/// What a sheet of glass does to what lies below it.
nonisolated enum GlassRecipe {
  /// Of items and toolbars: white over white, (25, 25, 25) over black.
  static func items(isDark: Bool) -> BackdropRecipe { recipe("Items", isDark, 1, 25 / 255) }
  /// Of tabs: 249 over white, 19 over black.
  static func tabs(isDark: Bool) -> BackdropRecipe {
    recipe("Tabs", isDark, 249 / 255, 19 / 255)
  }

  /// The share of grey: 0.552 leaves over black what a remap to 0.4…0.96 with a fifth of white does
  /// (facts/layout.md §14); of dark glass it is C.
  private static let amounts = (light: 0.552, dark: 0.8)

  /// - Parameters:
  ///   - light: what is seen over white.
  ///   - dark: what is seen over black.
  private static func recipe(_ name: String, _ isDark: Bool, _ light: Double, _ dark: Double)
    -> BackdropRecipe
  {
    let amount = isDark ? amounts.dark : amounts.light
    let grey = isDark ? dark / amount : (light - (1 - amount)) / amount
    return BackdropRecipe(
      name: "glass\(name)\(isDark ? "Dark" : "Light")", blurRadius: 5,
      saturation: isDark ? 1.3 : 1.2, brightness: 0, amount: amount,
      luminanceCurve: [grey, grey, grey, grey])
  }
}
