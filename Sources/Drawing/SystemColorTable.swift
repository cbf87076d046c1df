/// Which release's look the system colours and controls have.
package enum SystemEra: String, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case classic
  /// iOS 26.
  case glass
}

/// What a system colour depends on.
package struct ColorConditions: Hashable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool
  /// Whether the surface lies above another one, as in a sheet; matters in dark only.
  package var isElevated: Bool
  package var era: SystemEra
  package var platform: SystemPlatform

  package init(
    isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false,
    era: SystemEra = .classic, platform: SystemPlatform = .iOS
  ) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.isElevated = isElevated
    self.era = era
    self.platform = platform
  }
}

/// The colours a system defines by name, for `UIColor` and `Color` alike.
package enum SystemColorTable {
  /// The colour called `name` under `conditions`.
  package static func color(_ name: SystemColorName, _ conditions: ColorConditions)
    -> ResolvedColor
  {
    if let row = paletteRow(name, conditions) { return row.pick(conditions) }
    return semantic(name, conditions)
  }

  private static func paletteRow(_ name: SystemColorName, _ conditions: ColorConditions)
    -> PaletteRow?
  {
    // A Mac's own colours are those of macOS up to 15.
    let isClassicMac = conditions.platform == .macOS && conditions.era == .classic
    let era = isClassicMac ? classicMacPalette : conditions.era == .glass ? glassPalette : [:]
    return era[name] ?? classicPalette[name]
  }
}

/// One palette colour: light, dark, and both again with increased contrast.
struct PaletteRow: Sendable {
  let light: ResolvedColor
  let dark: ResolvedColor
  let highContrastLight: ResolvedColor
  let highContrastDark: ResolvedColor

  /// Each from 0xRRGGBB.
  init(_ light: UInt32, _ dark: UInt32, _ highContrastLight: UInt32, _ highContrastDark: UInt32) {
    self.light = ResolvedColor(hex: light)
    self.dark = ResolvedColor(hex: dark)
    self.highContrastLight = ResolvedColor(hex: highContrastLight)
    self.highContrastDark = ResolvedColor(hex: highContrastDark)
  }

  func pick(_ conditions: ColorConditions) -> ResolvedColor {
    switch (conditions.isDark, conditions.isHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): highContrastLight
    case (true, true): highContrastDark
    }
  }
}
