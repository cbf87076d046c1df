import Foundation
import HangaDrawing

extension GlyphRun {
  /// The glyph of each character, `nil` for spaces, which have none; `nil` if characters and glyphs
  /// do not go one by one from left to right.
  var glyphsByCharacter: [Int?]? {
    var result: [Int?] = []
    var next = 0
    for scalar in text.unicodeScalars {
      if Self.rightToLeft.contains(where: { $0.contains(scalar.value) }) { return nil }
      if scalar.properties.isWhitespace {
        result.append(nil)
      } else {
        result.append(next)
        next += 1
      }
    }
    guard next == glyphs.count, zip(glyphs, glyphs.dropFirst()).allSatisfy({ $0.x < $1.x })
    else { return nil }
    return result
  }

  /// The blocks of Hebrew, Arabic and their kin, whose glyphs are in the other order.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  /// Whether there is nothing to show in place of the glyphs.
  var hasNoText: Bool { text.allSatisfy(\.isWhitespace) }
}
