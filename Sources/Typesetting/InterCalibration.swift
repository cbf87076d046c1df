import Foundation

/// What makes Inter, the stand-in, as wide and as tall as the system font.
///
/// Source: facts/text-and-colour.md §2.2. At 17 pt the text face is fitted to measured widths, by
/// class of character; other sizes follow the system font's own tracking. From `blendStart` on the
/// system font turns into its display cut: here the text face serves below `displaySize`, the
/// display face from there, and the tracking makes up for what the other would have been.
package enum InterCalibration {
  package enum CharacterClass: Hashable, Sendable { case letter, parenthesis, punctuation }

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
    case .letter: -0.0287
    case .parenthesis: -0.007
    case .punctuation: 0.006
    }
  }

  /// The system font's own tracking at 17 pt, in em.
  private static let systemTracking17 = -0.43 / 17
  /// What Inter Display needs beyond the system font's tracking, in em; C.
  static let displayCorrection = 0.002
  /// How much wider an average character is in Inter than in Inter Display, in em; C.
  static let faceDifference = 0.052

  package static func characterClass(of unit: UInt16) -> CharacterClass {
    switch unit {
    case 0x28, 0x29: .parenthesis
    case 0x2C, 0x2E, 0x3A: .punctuation
    default: .letter
    }
  }

  /// Points to add to each character of a class, in the face that `size` uses.
  package static func tracking(_ characterClass: CharacterClass, size: Double) -> Double {
    let blend = min(max((size - blendStart) / (blendEnd - blendStart), 0), 1)
    let text = fittedTracking(characterClass) - systemTracking17
    let display = displayCorrection + fittedTracking(characterClass) - fittedTracking(.letter)
    let correction: Double
    if size < displaySize {
      correction = (1 - blend) * text + blend * (display - faceDifference)
    } else {
      correction = (1 - blend) * (text + faceDifference) + blend * display
    }
    return SystemFontTracking.tracking(at: size) + correction * size
  }

  /// The same for the rounded design, which always uses the display face.
  package static func roundedTracking(_ characterClass: CharacterClass, size: Double) -> Double {
    let display = displayCorrection + fittedTracking(characterClass) - fittedTracking(.letter)
    return SystemFontTracking.roundedTracking(at: size) + display * size
  }
}
