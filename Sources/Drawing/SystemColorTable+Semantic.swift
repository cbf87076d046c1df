extension SystemColorTable {
  /// How much more opaque fills are with increased contrast (facts/text-and-colour.md §3.3).
  private static let highContrastFillGain = 0.08
  /// The opacity of secondary labels with increased contrast: light from a range in
  /// facts/text-and-colour.md §3.3, of which the lower end is taken; dark as stated there.
  private static let highContrastSecondaryLabel = (light: 0.68, dark: 0.70)

  /// Black so opaque gives the E6E6E6 on white that macOS 26 draws (measurements §1); that dark
  /// lines are white and as opaque is C.
  private static let macSeparatorAlpha = 25.0 / 255

  /// A Mac's secondary labels: light so that at opacity 0.4 they are CCCCCC on white, as measured
  /// (measurements §1); dark is C.
  private static let macSecondaryLabel = (light: 0.5, dark: 0.55)

  /// The colours named by purpose (facts/text-and-colour.md §3.3).
  static func semantic(_ name: SystemColorName, _ conditions: ColorConditions) -> ResolvedColor {
    let isDark = conditions.isDark
    switch name {
    case .label: return isDark ? .white : .black
    case .secondaryLabel where conditions.platform == .macOS && !conditions.isHighContrast:
      return isDark
        ? ResolvedColor.white.multiplyingAlpha(by: macSecondaryLabel.dark)
        : ResolvedColor.black.multiplyingAlpha(by: macSecondaryLabel.light)
    case .secondaryLabel:
      let gained = isDark ? highContrastSecondaryLabel.dark : highContrastSecondaryLabel.light
      return text(isDark, conditions.isHighContrast ? gained : 0.60)
    case .tertiaryLabel, .placeholderText: return text(isDark, 0.30)
    case .quaternaryLabel: return text(isDark, isDark ? 0.16 : 0.18)
    case .quinaryLabel: return (isDark ? ResolvedColor.white : .black).multiplyingAlpha(by: 0.05)
    case .link: return isDark ? bytes(9, 132, 255) : bytes(0, 122, 255)
    case .separator where conditions.platform == .macOS:
      return (isDark ? ResolvedColor.white : .black).multiplyingAlpha(by: macSeparatorAlpha)
    case .separator: return isDark ? bytes(84, 84, 88, 0.60) : bytes(60, 60, 67, 0.29)
    case .opaqueSeparator: return isDark ? grey(56, blue: 58) : grey(198, blue: 200)
    case .systemFill: return fill(conditions, bytes(120, 120, 128, 0.20), 0.36)
    case .secondarySystemFill: return fill(conditions, bytes(120, 120, 128, 0.16), 0.32)
    case .tertiarySystemFill: return fill(conditions, bytes(118, 118, 128, 0.12), 0.24)
    case .quaternarySystemFill:
      return fill(conditions, isDark ? bytes(118, 118, 128) : bytes(116, 116, 128, 0.08), 0.18)
    case .systemBackground, .systemGroupedBackground,
      .secondarySystemBackground, .secondarySystemGroupedBackground,
      .tertiarySystemBackground, .tertiarySystemGroupedBackground:
      return background(name, conditions)
    case .lightText: return ResolvedColor.white.multiplyingAlpha(by: 0.60)
    case .darkText: return .black
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray, .gray2, .gray3, .gray4, .gray5, .gray6:
      preconditionFailure("the palette holds \(name.rawValue)")
    }
  }

  private static func background(_ name: SystemColorName, _ conditions: ColorConditions)
    -> ResolvedColor
  {
    // 1. In light, plain and grouped surfaces alternate the other way round.
    let isGrouped =
      name == .systemGroupedBackground || name == .secondarySystemGroupedBackground
      || name == .tertiarySystemGroupedBackground
    let isSecondary =
      name == .secondarySystemBackground || name == .secondarySystemGroupedBackground
    guard conditions.isDark else {
      return isGrouped == isSecondary ? .white : grey(242, blue: 247)
    }
    // 2. In dark, each level and elevation is one step brighter.
    let isTertiary = name == .tertiarySystemBackground || name == .tertiarySystemGroupedBackground
    let level = (isTertiary ? 2 : isSecondary ? 1 : 0) + (conditions.isElevated ? 1 : 0)
    return conditions.isHighContrast ? highContrastDarkSteps[level] : darkSteps[level]
  }

  private static let darkSteps: [ResolvedColor] = [
    .black, grey(28, blue: 30), grey(44, blue: 46), grey(58, blue: 60),
  ]
  private static let highContrastDarkSteps: [ResolvedColor] = [
    .black, grey(36, blue: 38), grey(54, blue: 56), grey(68, blue: 70),
  ]

  private static func text(_ isDark: Bool, _ alpha: Double) -> ResolvedColor {
    isDark ? bytes(235, 235, 245, alpha) : bytes(60, 60, 67, alpha)
  }

  private static func fill(_ conditions: ColorConditions, _ light: ResolvedColor, _ dark: Double)
    -> ResolvedColor
  {
    var color = light
    if conditions.isDark { color.alpha = dark }
    if conditions.isHighContrast { color.alpha += highContrastFillGain }
    return color
  }

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1)
    -> ResolvedColor
  {
    ResolvedColor(bytes: red, green, blue, alpha: alpha)
  }

  private static func grey(_ value: Int, blue: Int) -> ResolvedColor {
    ResolvedColor(bytes: value, value, blue)
  }
}
