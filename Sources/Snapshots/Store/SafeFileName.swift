import Foundation
import HangaBitmaps

/// Words as a name that every file system takes, injective: other words have another name.
struct SafeFileName: Hashable, Sendable {
  let text: String

  /// - Parameters:
  ///   - limit: the most bytes of the name.
  ///   - isMarked: whether a digest is added even to plain parts.
  ///   - identity: what the digest is of, by default the parts.
  init(parts: [String], limit: Int, isMarked: Bool = false, identity: String? = nil) {
    let plain = parts.joined(separator: ".")
    if !isMarked, parts.allSatisfy(Self.isPlain), plain.utf8.count <= limit {
      text = plain
      return
    }
    let readable = parts.map(Self.readable).joined(separator: ".")
    let identity = (identity ?? parts.joined(separator: "\0")).precomposedStringWithCanonicalMapping
    let digest = PixelDigest(of: Array(identity.utf8)).description.prefix(Self.digits)
    text = Self.cut(readable, to: limit - Self.digits - 1) + "~" + digest
  }

  /// A digest's digits in a name.
  static let digits = 16

  static func isPlain(_ part: String) -> Bool {
    guard let first = part.utf8.first, first != UInt8(ascii: "-") else { return false }
    let isSafe = part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isSafe && !isDevice(part)
  }

  /// What a reader still recognises: letters and digits of every script, the rest as hyphens.
  static func readable(_ part: String) -> String {
    var text = ""
    for scalar in part.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isKept =
        scalar == "_"
        || (scalar.isASCII
          ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) : isLetter(scalar))
      if isKept { text.unicodeScalars.append(scalar) } else if text.last != "-" { text += "-" }
    }
    let trimmed = text.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    return trimmed.isEmpty || isDevice(trimmed) ? "_" + trimmed : trimmed
  }

  /// The start that is at most so many bytes, whole characters only.
  static func cut(_ text: String, to limit: Int) -> String {
    var cut = text
    while cut.utf8.count > limit { cut.removeLast() }
    while cut.hasSuffix(".") || cut.hasSuffix("-") { cut.removeLast() }
    return cut
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Names that Windows keeps for devices, whatever follows the first dot.
  private static func isDevice(_ part: String) -> Bool {
    let name = part.lowercased()
    if ["con", "prn", "aux", "nul", "conin", "conout", "clock"].contains(name) { return true }
    return name.utf8.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last!.isNumber
  }
}
