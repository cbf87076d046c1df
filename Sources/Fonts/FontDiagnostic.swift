/// What went wrong while text was shaped. Shaping goes on; the host reports it as an error.
package enum FontDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A character that no font has: it is drawn as the first font's box.
  case missingCharacter(String, package: String)

  package var description: String {
    switch self {
    case .missingCharacter(let character, let package):
      "No font has the character “\(character)” (\(Self.codes(of: character))). "
        + "Give a font that does by --fonts, or ViewHost's fonts; the package \(package) may have one."
    }
  }

  private static func codes(of character: String) -> String {
    character.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
    }.joined(separator: " ")
  }

  /// The Debian package most likely to have fonts for a character.
  static func suggestedPackage(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: "fonts-noto-cjk-extra"
    case 0x1F000...0x1FAFF: "fonts-noto-color-emoji"
    case 0x2190...0x2BFF, 0x1D400...0x1D7FF: "fonts-noto-core"
    case 0x0900...0x1CFF, 0xA800...0xABFF: "fonts-noto-core"
    default: "fonts-noto-extra"
    }
  }
}
