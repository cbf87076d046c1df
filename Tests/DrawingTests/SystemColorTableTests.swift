import HangaDrawing
import Testing

/// Expected values are those of facts/text-and-colour.md §3.
struct SystemColorTableTests {
  private func hex(
    _ name: SystemColorName, dark: Bool = false, contrast: Bool = false, elevated: Bool = false,
    era: SystemEra = .classic
  ) -> String {
    SystemColorTable.color(
      name,
      ColorConditions(
        isDark: dark, isHighContrast: contrast, isElevated: elevated, era: era)
    ).hexDescription
  }

  @Test func blueHasFourClassicValues() {
    #expect(hex(.blue) == "#007AFF")
    #expect(hex(.blue, dark: true) == "#0A84FF")
    #expect(hex(.blue, contrast: true) == "#0040DD")
    #expect(hex(.blue, dark: true, contrast: true) == "#409CFF")
  }

  @Test func glassEraHasItsOwnPalette() {
    #expect(hex(.blue, era: .glass) == "#0088FF")
    #expect(hex(.red, dark: true, era: .glass) == "#FF4245")
  }

  @Test func greysAreTheSameInBothEras() {
    let greys: [SystemColorName] = [.gray, .gray2, .gray3, .gray4, .gray5, .gray6]
    for grey in greys { #expect(hex(grey) == hex(grey, era: .glass)) }
    #expect(hex(.gray6) == "#F2F2F7")
    #expect(hex(.gray6, dark: true) == "#1C1C1E")
  }

  @Test func plainAndGroupedBackgroundsAlternateInLight() {
    #expect(hex(.systemBackground) == "#FFFFFF")
    #expect(hex(.secondarySystemBackground) == "#F2F2F7")
    #expect(hex(.tertiarySystemBackground) == "#FFFFFF")
    #expect(hex(.systemGroupedBackground) == "#F2F2F7")
    #expect(hex(.secondarySystemGroupedBackground) == "#FFFFFF")
    #expect(hex(.tertiarySystemGroupedBackground) == "#F2F2F7")
  }

  @Test func darkBackgroundsBrightenWithLevelAndElevation() {
    #expect(hex(.systemBackground, dark: true) == "#000000")
    #expect(hex(.systemBackground, dark: true, elevated: true) == "#1C1C1E")
    #expect(hex(.secondarySystemBackground, dark: true) == "#1C1C1E")
    #expect(hex(.tertiarySystemBackground, dark: true, elevated: true) == "#3A3A3C")
    #expect(hex(.tertiarySystemBackground, dark: true, contrast: true, elevated: true) == "#444446")
  }

  @Test func elevationChangesNothingInLight() {
    for name in SystemColorName.allCases { #expect(hex(name) == hex(name, elevated: true)) }
  }

  @Test func labelsFadeByLevel() {
    #expect(hex(.label) == "#000000")
    #expect(hex(.secondaryLabel) == "#3C3C43@60%")
    #expect(hex(.tertiaryLabel, dark: true) == "#EBEBF5@30%")
    #expect(hex(.quaternaryLabel) == "#3C3C43@18%")
    #expect(hex(.quaternaryLabel, dark: true) == "#EBEBF5@16%")
  }

  @Test func increasedContrastMakesFillsMoreOpaque() {
    #expect(hex(.systemFill) == "#787880@20%")
    #expect(hex(.systemFill, contrast: true) == "#787880@28%")
    #expect(hex(.quaternarySystemFill, dark: true) == "#767680@18%")
  }
}
