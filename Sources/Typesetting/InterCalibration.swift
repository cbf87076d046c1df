import Foundation

/// What makes Inter, the stand-in, as wide and as tall as the system font.
///
/// Source: facts/text-and-colour.md §2.2. At 17 pt the text face is fitted to measured widths, by
/// class of character; other sizes follow the system font's own tracking. From `blendStart` on the
/// system font turns into its display cut: here the text face serves below `displaySize`, the
/// display face from there, and the tracking makes up for what the other would have been.
package enum InterCalibration {
  package enum CharacterClass: Hashable, Sendable {
    /// Letters and all that is not named below.
    case letter
    case space
    /// Digits and the signs of arithmetic.
    case digit
    case parenthesis
    /// Full stop, comma, colon and the exclamation mark, whose side is as wide in the two measured
    /// texts that have one.
    case punctuation
  }

  /// From this size on glyphs are taken from Inter Display; C.
  package static let displaySize = 24.0
  /// Where the text cut begins to blend, and where it is the display cut altogether; C.
  static let blendStart = 19.0
  static let blendEnd = 28.0

  /// Capitals of the system font over those of Inter.
  package static let textVerticalScale = 0.969
  package static let displayVerticalScale = 0.7046 / 0.71875

  /// Tracking of the text face at 17 pt in em, in place of the system font's.
  private static func fittedTracking(_ characterClass: CharacterClass) -> Double {
    switch characterClass {
    case .letter, .space, .digit: -0.0287
    case .parenthesis: -0.007
    case .punctuation: 0.006
    }
  }

  /// The system font's own tracking at 17 pt, in em.
  private static let systemTracking17 = -0.43 / 17
  /// What Inter Display needs beyond the system font's tracking, in em; C, fitted at 28 pt between
  /// a width ("Hello!", more than 69 and at most 70 pt) and a box of ink ("Hello PreviewSnapshots",
  /// 288 px), which ask for more and for less.
  static let displayCorrection = 0.004
  /// How much wider a space of Inter Display is than the display cut's, in em; C, from the same ink.
  static let displaySpace = 0.1
  /// How much wider an average character is in Inter than in Inter Display, in em; C.
  static let faceDifference = 0.052

  package static func characterClass(of unit: UInt16) -> CharacterClass {
    switch unit {
    case 0x20, 0xA0: .space
    case 0x28, 0x29: .parenthesis
    case 0x30...0x39, 0x2B, 0x3D, 0xD7, 0xF7, 0x2212: .digit
    case 0x21, 0x2C, 0x2E, 0x3A: .punctuation
    default: .letter
    }
  }

  /// What letters of the text cut need more from semibold on, in em; C, fitted to one measured width
  /// at 16 pt ("Sesame Street" in bold callout, which is semibold: 111 pt). Medium needs half of it;
  /// it fades out as the text cut does, which the ink of a bold title2 bears out.
  static let semiboldCorrection = 0.0118
  /// What digits of equal width need more, in em; C, fitted to measured badges at 12 pt semibold,
  /// whose digits are between 7.83 and 8 pt wide.
  static let monospacedDigitCorrection = -0.010

  /// Points to add to each character of a class, in the face that `font` uses.
  package static func tracking(
    _ characterClass: CharacterClass, font: FontDescription, size: Double
  ) -> Double {
    let blend = min(max((size - blendStart) / (blendEnd - blendStart), 0), 1)
    let text = fittedTracking(characterClass) - systemTracking17
    let display = displayTracking(characterClass)
    let correction: Double
    if Double(font.size) < displaySize {
      correction = (1 - blend) * text + blend * (display - faceDifference)
    } else {
      correction = (1 - blend) * (text + faceDifference) + blend * display
    }
    let weight = weightTracking(characterClass, font, share: 1 - blend)
    let space = characterClass == .space && Double(font.size) >= displaySize ? -displaySpace : 0
    return SystemFontTracking.tracking(at: size) + (correction + weight + space) * size
  }

  /// The same for the rounded design, which always uses the display face.
  package static func roundedTracking(
    _ characterClass: CharacterClass, font: FontDescription, size: Double
  ) -> Double {
    let total = displayTracking(characterClass) + weightTracking(characterClass, font, share: 1)
    return SystemFontTracking.roundedTracking(at: size) + total * size
  }

  private static func displayTracking(_ characterClass: CharacterClass) -> Double {
    displayCorrection + fittedTracking(characterClass) - fittedTracking(.letter)
  }

  private static func weightTracking(
    _ characterClass: CharacterClass, _ font: FontDescription, share: Double
  ) -> Double {
    switch characterClass {
    case .letter, .space:
      let step = Double(min(max(font.weight, 400), 600) - 400) / 200
      return semiboldCorrection * step * share
    case .digit: return font.hasMonospacedDigits ? monospacedDigitCorrection : 0
    case .parenthesis, .punctuation: return 0
    }
  }
}
