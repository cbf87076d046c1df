import Foundation

/// A format in the manner of printf, taken apart.
nonisolated package enum FormatString {
  package enum Piece: Equatable {
    case literal(String)
    case value(FormatSpecifier)
  }

  /// The pieces of `format`; what is no complete specifier stays as it is.
  package static func pieces(of format: String) -> [Piece] {
    var result: [Piece] = []
    var literal = ""
    var rest = format[...]
    while let character = rest.first {
      if character == "%" {
        if rest.dropFirst().first == "%" {
          literal.append("%")
          rest = rest.dropFirst(2)
          continue
        }
        if let (specifier, end) = FormatSpecifier.read(rest) {
          if !literal.isEmpty { result.append(.literal(literal)) }
          literal = ""
          result.append(.value(specifier))
          rest = rest[end...]
          continue
        }
      }
      literal.append(character)
      rest = rest.dropFirst()
    }
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }
}

/// How a value is written into a format.
nonisolated package struct FormatSpecifier: Equatable, Sendable {
  /// Counted from 0; `nil` takes the next value.
  package var position: Int?
  package var flags: Set<Character> = []
  package var width = 0
  package var precision: Int?
  /// `d`, `f`, `@`, …
  package var conversion: Character = "@"

  /// The specifier at the start of `text`, and where it ends.
  static func read(_ text: Substring) -> (FormatSpecifier, Substring.Index)? {
    var result = FormatSpecifier()
    var index = text.index(after: text.startIndex)
    func digits() -> Int? {
      let start = index
      while index < text.endIndex, text[index].isASCII, text[index].isNumber {
        index = text.index(after: index)
      }
      return Int(text[start..<index])
    }
    let start = index
    if let position = digits(), index < text.endIndex, text[index] == "$" {
      result.position = position - 1
      index = text.index(after: index)
    } else {
      index = start
    }
    while index < text.endIndex, "-+ #0'".contains(text[index]) {
      result.flags.insert(text[index])
      index = text.index(after: index)
    }
    // Wide columns would make texts of any length out of a short key.
    result.width = min(digits() ?? 0, 256)
    if index < text.endIndex, text[index] == "." {
      index = text.index(after: index)
      result.precision = min(digits() ?? 0, 64)
    }
    while index < text.endIndex, "hlqLzjt".contains(text[index]) {
      index = text.index(after: index)
    }
    guard index < text.endIndex, "@diouxXcfFeEgGaAs".contains(text[index]) else { return nil }
    result.conversion = text[index]
    return (result, text.index(after: index))
  }

  /// `text` with spaces or zeros up to the width.
  package func padded(_ text: String, canTakeZeros: Bool = false) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard canTakeZeros, flags.contains("0") else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { "+-− ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
