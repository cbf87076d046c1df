import CHarfBuzz
import Foundation
import HangaTypesetting

/// Cuts a stretch of text into items of one face, script and letter size.
struct Itemizer {
  struct Item {
    /// UTF-16 offsets.
    var range: Range<Int>
    /// The index in the chain.
    var link: Int
    var script: hb_script_t
    /// A letter to be drawn as a smaller capital.
    var isSmallCapital: Bool
    /// Whether no face has the character.
    var isMissing: Bool

    func continues(_ other: Item) -> Bool {
      link == other.link && script == other.script && isSmallCapital == other.isSmallCapital
        && isMissing == other.isMissing
    }
  }

  let chain: FontChain
  let request: ShapingRequest

  func items(reportMissing: (FontDiagnostic) -> Void) -> [Item] {
    let range = request.range
    if isSystemFamily, request.font.smallCaps.isEmpty,
      request.units[range].allSatisfy({ $0 < 0x7F && $0 >= 0x20 })
    {
      // The first face of every system family has all of ASCII.
      return [
        Item(
          range: range, link: 0, script: HB_SCRIPT_LATIN, isSmallCapital: false, isMissing: false)
      ]
    }
    var items: [Item] = []
    var offset = range.lowerBound
    for character in String(decoding: request.units[range], as: UTF16.self) {
      let end = offset + character.utf16.count
      var item = item(for: character, range: offset..<end)
      if item.isMissing, let scalar = character.unicodeScalars.first {
        reportMissing(
          .missingCharacter(
            String(character), package: FontDiagnostic.suggestedPackage(for: scalar)))
      }
      if item.script == HB_SCRIPT_COMMON { item.script = items.last?.script ?? HB_SCRIPT_LATIN }
      if let last = items.last, item.continues(last) {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(item)
      }
      offset = end
    }
    return items
  }

  private var isSystemFamily: Bool {
    switch request.font.family {
    case .system: true
    case .custom: false
    }
  }

  private func item(for character: Character, range: Range<Int>) -> Item {
    let link = chain.link(for: character)
    let letters = request.font.smallCaps
    let isSmall =
      range.count == 1
      && (letters.contains(.lowercase) && character.isLowercase
        || letters.contains(.uppercase) && character.isUppercase)
    return Item(
      range: range, link: link ?? 0, script: Self.script(of: character),
      isSmallCapital: isSmall && link == 0, isMissing: link == nil)
  }

  /// The script of the first character that has one of its own. Han and kana count as one, so that
  /// they are shaped together.
  private static func script(of character: Character) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: continue
      case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return HB_SCRIPT_HAN
      default: return script
      }
    }
    return HB_SCRIPT_COMMON
  }

  /// The text with the small letters of a range as capitals, where a capital is one unit too.
  static func capitalized(_ units: [UInt16], in range: Range<Int>) -> [UInt16] {
    var units = units
    for index in range {
      guard let scalar = Unicode.Scalar(units[index]) else { continue }
      let capital = Array(scalar.properties.uppercaseMapping.utf16)
      if capital.count == 1 { units[index] = capital[0] }
    }
    return units
  }
}
