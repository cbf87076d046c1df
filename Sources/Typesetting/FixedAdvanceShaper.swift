import Foundation
import HangaDrawing

/// A shaper for tests: every character is half an em wide, Chinese, Japanese, Korean ones and emoji
/// a whole em. Lines break after spaces and beside wide characters.
package final class FixedAdvanceShaper: Shaper {
  /// In em.
  package static let narrowAdvance: CGFloat = 0.5
  package static let wideAdvance: CGFloat = 1

  package init() {}

  package func shape(_ request: ShapingRequest) -> ShapedRun {
    var result = ShapedRun()
    result.typefaces = [.init(face: FontFace(file: "fixed"), size: request.font.size)]
    var offset = request.range.lowerBound
    let text = String(decoding: request.units[request.range], as: UTF16.self)
    for character in text {
      let length = character.utf16.count
      let advance = Self.isWide(character) ? Self.wideAdvance : Self.narrowAdvance
      let id = character.unicodeScalars.first.map { $0.value } ?? 0
      result.glyphs.append(.init(id: id, x: 0, y: 0))
      let glyph = result.glyphs.count - 1
      result.clusters.append(
        .init(
          units: offset..<(offset + length), advance: advance * request.font.size, typeface: 0,
          glyphs: glyph..<(glyph + 1)))
      offset += length
    }
    return result
  }

  package func breakOpportunities(in units: [UInt16], localeIdentifier: String)
    -> [BreakOpportunity]
  {
    var result: [BreakOpportunity] = []
    var offset = 0
    var previous: Character?
    for character in String(decoding: units, as: UTF16.self) {
      if let previous {
        if previous.isNewline {
          result.append(.init(offset: offset, isMandatory: true))
        } else if character != " ", !character.isNewline,
          previous == " " || previous == "-" || Self.isWide(previous) || Self.isWide(character)
        {
          result.append(.init(offset: offset))
        }
      }
      previous = character
      offset += character.utf16.count
    }
    return result
  }

  /// Hebrew and Arabic letters run from right to left, everything else from left to right.
  package func bidiLevels(of units: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    let levels: [UInt8] = units.map { Self.isRightToLeft($0) ? 1 : isRightToLeft ? 2 : 0 }
    return BidiLevels(base: isRightToLeft ? 1 : 0, levels: levels)
  }

  private static func isRightToLeft(_ unit: UInt16) -> Bool { (0x590...0x8FF).contains(unit) }

  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x1100...0x115F).contains(value) || (0x2E80...0xD7FF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF01...0xFF60).contains(value)
      || value >= 0x1F000
  }
}
