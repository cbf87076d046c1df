import CFriBidi
import HangaTypesetting

/// Embedding levels by the Unicode bidirectional algorithm.
enum BidiAnalyzer {
  /// The first code unit that can belong to text running from right to left.
  private static let firstRightToLeft: UInt16 = 0x590

  static func levels(of units: [UInt16], isRightToLeft: Bool) -> BidiLevels {
    if !isRightToLeft, !units.contains(where: { $0 >= firstRightToLeft && !isPlain($0) }) {
      return BidiLevels(base: 0, levels: Array(repeating: 0, count: units.count))
    }
    let scalars = Array(String(decoding: units, as: UTF16.self).unicodeScalars)
    guard !scalars.isEmpty else { return BidiLevels(base: isRightToLeft ? 1 : 0, levels: []) }
    let characters: [FriBidiChar] = scalars.map { $0.value }
    let count = FriBidiStrIndex(characters.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: characters.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: characters.count)
    var levels = [FriBidiLevel](repeating: 0, count: characters.count)
    fribidi_get_bidi_types(characters, count, &types)
    fribidi_get_bracket_types(characters, count, types, &brackets)
    // Weak directions: the first strong character decides, ours stands in without one.
    var direction = FriBidiParType(rawValue: isRightToLeft ? weakRightToLeft : weakLeftToRight)
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    for (scalar, level) in zip(scalars, levels) {
      let value = UInt8(max(level, 0))
      result.append(value)
      if scalar.value > 0xFFFF { result.append(value) }
    }
    let base: UInt8 = direction.rawValue & rightToLeftMask != 0 ? 1 : 0
    return BidiLevels(base: base, levels: result)
  }

  /// Ideographs, kana, symbols and the like, which never run from right to left.
  private static func isPlain(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0900...0x1FFF, 0x2010...0x2027, 0x2030...0x205F, 0x2070...0xD7FF, 0xE000...0xFB1C,
      0xFE00...0xFE6F, 0xFF00...0xFFFF:
      true
    // The pairs of emoji.
    case 0xD83C...0xD83E, 0xDC00...0xDFFF: true
    default: false
    }
  }

  // The values of FriBidi's macros that Swift cannot see.
  private static let rightToLeftMask: UInt32 = 0x1
  private static let weakLeftToRight: UInt32 = 0x20
  private static let weakRightToLeft: UInt32 = 0x21
}
