import Foundation

/// Reads the older tables of one language: `.strings` and `.stringsdict`.
package enum StringsFileReader {
  /// The entries of a `.strings` file: `"key" = "value";` a line, with comments; also as a property
  /// list.
  package static func entries(strings data: Data) throws -> [String: StringTable.Entry] {
    let isList = data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8))
    if isList {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: String] ?? [:]).mapValues { .text($0) }
    }
    guard let text = text(of: data) else {
      throw StringCatalogReader.Failure(description: "it is neither UTF-8 nor UTF-16")
    }
    var reader = QuotedPairs(Array(text))
    return try reader.pairs().mapValues { .text($0) }
  }

  /// The entries of a `.stringsdict` file.
  package static func entries(stringsDict data: Data) throws -> [String: StringTable.Entry] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let keys = list as? [String: [String: Any]] else {
      throw StringCatalogReader.Failure(description: "it is no dictionary of dictionaries")
    }
    return keys.compactMapValues { value in
      guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
      var parts: [String: StringTable.Part] = [:]
      for (name, part) in value {
        guard let part = part as? [String: String],
          part["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
        else { continue }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = part[category.rawValue] }
        parts[name] = StringTable.Part(
          argument: nil, specifier: part["NSStringFormatValueTypeKey"] ?? "d", forms: forms)
      }
      return .composed(format, parts: parts)
    }
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8)
  }
}

/// The pairs of a `.strings` file.
private struct QuotedPairs {
  private let characters: [Character]
  private var index = 0

  init(_ characters: [Character]) { self.characters = characters }

  mutating func pairs() throws -> [String: String] {
    var result: [String: String] = [:]
    skipBlank()
    while index < characters.count {
      let key = try word()
      skipBlank()
      // A key alone stands for itself.
      var value = key
      if take("=") {
        skipBlank()
        value = try word()
        skipBlank()
      }
      guard take(";") else { throw failure("a semicolon is missing") }
      result[key] = value
      skipBlank()
    }
    return result
  }

  private func failure(_ what: String) -> StringCatalogReader.Failure {
    let line = characters[..<min(index, characters.count)].filter(\.isNewline).count + 1
    return StringCatalogReader.Failure(description: "\(what) in line \(line)")
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < characters.count, characters[index] == character else { return false }
    index += 1
    return true
  }

  private func starts(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func skipBlank() {
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == "\u{FEFF}" {
        index += 1
      } else if starts("//") {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if starts("/*") {
        while index < characters.count, !starts("*/") { index += 1 }
        index = min(index + 2, characters.count)
      } else {
        return
      }
    }
  }

  /// A quoted string, or a bare word.
  private mutating func word() throws -> String {
    var result = ""
    guard take("\"") else {
      while index < characters.count,
        characters[index].isLetter || characters[index].isNumber
          || "_.-".contains(characters[index])
      {
        result.append(characters[index])
        index += 1
      }
      guard !result.isEmpty else { throw failure("a quotation mark is missing") }
      return result
    }
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "\"" { return result }
      guard character == "\\", index < characters.count else {
        result.append(character)
        continue
      }
      let escaped = characters[index]
      index += 1
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = String(characters[index...].prefix(4))
        index = min(index + 4, characters.count)
        guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
          throw failure("“\\\(escaped)\(digits)” is no character")
        }
        result.unicodeScalars.append(scalar)
      default: result.append(escaped)
      }
    }
    throw failure("a string does not end")
  }
}
