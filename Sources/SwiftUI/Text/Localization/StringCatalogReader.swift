import Foundation

/// Reads a string catalogue: JSON with every language of a table.
package enum StringCatalogReader {
  /// What is wrong with a file.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package static func table(from data: Data) throws -> StringTable {
    let file: CatalogFile
    do {
      file = try JSONDecoder().decode(CatalogFile.self, from: data)
    } catch {
      throw Failure(description: "it is no string catalogue")
    }
    var table = StringTable()
    table.sourceLanguage = file.sourceLanguage
    for (key, string) in file.strings ?? [:] {
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = entry(localization, key: key) else { continue }
        table.languages[language, default: [:]][key] = entry
      }
    }
    return table
  }

  private static func entry(_ localization: CatalogFile.Localization, key: String)
    -> StringTable.Entry?
  {
    let parts = (localization.substitutions ?? [:]).mapValues { part in
      let forms = (part.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
      return StringTable.Part(
        argument: part.argNum.map { $0 - 1 }, specifier: part.formatSpecifier ?? "lld",
        forms: byCategory(forms))
    }
    let plain = entry(localization.stringUnit, localization.variations, key: key)
    guard !parts.isEmpty, case .text(let text)? = plain else { return plain }
    return .composed(text, parts: parts)
  }

  private static func entry(
    _ unit: CatalogFile.Unit?, _ variations: CatalogFile.Variations?, key: String
  ) -> StringTable.Entry? {
    if let plural = variations?.plural {
      let forms = byCategory(
        plural.compactMapValues { entry($0.stringUnit, $0.variations, key: key) })
      return forms.isEmpty ? nil : .plural(forms, argument: numberArgument(of: key))
    }
    if let device = variations?.device {
      let chosen = device["iphone"] ?? device["other"]
      return entry(chosen?.stringUnit, chosen?.variations, key: key)
    }
    return unit?.value.map { .text($0) }
  }

  private static func byCategory<Form>(_ forms: [String: Form]) -> [PluralCategory: Form] {
    var result: [PluralCategory: Form] = [:]
    for (name, form) in forms {
      if let category = PluralCategory(rawValue: name) { result[category] = form }
    }
    return result
  }

  /// The first value of the key that is a number.
  private static func numberArgument(of key: String) -> Int {
    var index = 0
    for piece in FormatString.pieces(of: key) {
      guard case .value(let specifier) = piece else { continue }
      if "dioux".contains(specifier.conversion.lowercased())
        || "feg".contains(specifier.conversion.lowercased())
      {
        return specifier.position ?? index
      }
      index += 1
    }
    return 0
  }
}

/// The file as it is written.
private struct CatalogFile: Decodable {
  struct Unit: Decodable { var value: String? }
  final class Variation: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }
  struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  struct Entry: Decodable { var localizations: [String: Localization]? }

  var sourceLanguage: String?
  var strings: [String: Entry]?
}
