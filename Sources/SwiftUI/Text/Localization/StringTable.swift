import Foundation

/// The translations of one table of strings, by language.
package struct StringTable: Sendable, Equatable {
  /// What a key stands for.
  package indirect enum Entry: Sendable, Equatable {
    case text(String)
    /// Forms by plural category, chosen by the argument at `argument`, counted from 0.
    case plural([PluralCategory: Entry], argument: Int)
    /// A text in which `%#@name@` stands for one of the named parts.
    case composed(String, parts: [String: Part])
  }

  /// A part of a composed text that depends on a number.
  package struct Part: Sendable, Equatable {
    /// Counted from 0; `nil` takes the place among the parts of the text.
    package var argument: Int?
    /// Such as `lld`.
    package var specifier: String
    package var forms: [PluralCategory: String]
  }

  /// Entries by language as the files name it, such as `pt-BR`.
  package var languages: [String: [String: Entry]] = [:]
  /// The language that keys are written in, if the table says so.
  package var sourceLanguage: String?

  package init() {}

  /// These translations and those of `other`, which win.
  package mutating func merge(_ other: StringTable) {
    for (language, entries) in other.languages {
      languages[language, default: [:]].merge(entries) { $1 }
    }
    sourceLanguage = other.sourceLanguage ?? sourceLanguage
  }
}

/// All tables of an app, by name; the one that sources do not name is `Localizable`.
package struct StringTables: Sendable, Equatable {
  package static let mainName = "Localizable"
  package var tables: [String: StringTable] = [:]
  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  /// Adds the translations of a file to a table.
  package mutating func add(_ table: StringTable, named name: String) {
    tables[name, default: StringTable()].merge(table)
  }

  /// The format that `key` stands for in the language of `locale`, with the forms that `arguments`
  /// choose. `nil` if no table knows the key.
  package func format(
    for key: String, table: String?, locale: Locale, arguments: [FormatArgument]
  ) -> String? {
    guard let table = tables[table ?? Self.mainName] else { return nil }
    for language in LanguageChoice.languages(
      for: locale, available: Array(table.languages.keys), source: table.sourceLanguage)
    {
      guard let entry = table.languages[language]?[key] else { continue }
      return FormChoice(language: language, arguments: arguments).format(entry)
    }
    return nil
  }
}

/// Which languages of a table serve a locale.
package enum LanguageChoice {
  /// The best first: the locale's own, without its region, then the one keys are written in.
  package static func languages(
    for locale: Locale, available: [String], source: String?
  ) -> [String] {
    let names = names(of: locale)
    var result: [String] = []
    for name in names {
      let known = available.sorted().first { normalized($0) == name }
      if let known, !result.contains(known) { result.append(known) }
    }
    // A language of which only another region's form is there.
    if result.isEmpty, let language = names.last {
      let kin = available.sorted().first { normalized($0).hasPrefix(language + "-") }
      if let kin { result.append(kin) }
    }
    for name in [source, "Base", "en"].compactMap({ $0 })
    where available.contains(name) && !result.contains(name) { result.append(name) }
    return result
  }

  private static func normalized(_ name: String) -> String {
    name.replacingOccurrences(of: "_", with: "-").lowercased()
  }

  /// `zh-tw`, `zh-hant`, `zh` of zh_TW.
  private static func names(of locale: Locale) -> [String] {
    let full = normalized(locale.identifier.split(separator: "@").first.map(String.init) ?? "")
    let parts = full.split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    var names = [full]
    let script = parts.dropFirst().first { $0.count == 4 }
    if let script {
      names.append("\(language)-\(script)")
    } else if language == "zh" {
      let isTraditional = parts.contains { ["tw", "hk", "mo"].contains($0) }
      names.append(isTraditional ? "zh-hant" : "zh-hans")
    }
    if language == "nb" || language == "nn" { names.append("no") }
    return names + [language]
  }
}

/// Chooses the forms of an entry.
struct FormChoice {
  let language: String
  let arguments: [FormatArgument]

  func format(_ entry: StringTable.Entry) -> String {
    switch entry {
    case .text(let text): text
    case .plural(let forms, let argument):
      form(forms, argument).map { format($0) } ?? ""
    case .composed(let text, let parts): composed(text, parts)
    }
  }

  private func form<Form>(_ forms: [PluralCategory: Form], _ argument: Int) -> Form? {
    let number = arguments.indices.contains(argument) ? arguments[argument].plainNumber : nil
    // A form for none at all is taken whatever the language's rules say.
    if number == 0, let none = forms[.zero] { return none }
    let category = number.map { PluralRules.category(of: $0, in: language) } ?? .other
    return forms[category] ?? forms[.other]
  }

  /// Replaces each `%#@name@` and `%1$#@name@`.
  private func composed(_ text: String, _ parts: [String: StringTable.Part]) -> String {
    var result = ""
    var rest = text[...]
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let (position, name, end) = reference(at: rest) else {
        let end = rest.index(after: start)
        result += rest[start..<end]
        rest = rest[end...]
        // A doubled percent sign is no start of a reference.
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
        }
        continue
      }
      rest = rest[end...]
      guard let part = parts[name] else { continue }
      let argument = position ?? part.argument ?? next
      next = argument + 1
      let shown = form(part.forms, argument) ?? ""
      result += numbered(composed(shown, parts), argument, part.specifier)
    }
    return result + rest
  }

  private func reference(at text: Substring) -> (Int?, String, Substring.Index)? {
    var index = text.index(after: text.startIndex)
    let digits = text[index...].prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if !digits.isEmpty {
      guard digits.endIndex < text.endIndex, text[digits.endIndex] == "$" else { return nil }
      position = Int(digits).map { $0 - 1 }
      index = text.index(after: digits.endIndex)
    }
    guard text[index...].hasPrefix("#@") else { return nil }
    let start = text.index(index, offsetBy: 2)
    guard let end = text[start...].firstIndex(of: "@") else { return nil }
    return (position, String(text[start..<end]), text.index(after: end))
  }

  /// The form with `%arg` and its first plain specifier bound to the argument.
  private func numbered(_ form: String, _ argument: Int, _ specifier: String) -> String {
    let bound = "%\(argument + 1)$\(specifier)"
    let named = form.replacingOccurrences(of: "%arg", with: bound)
    guard named == form, let range = form.range(of: "%\(specifier)") else { return named }
    return form.replacingCharacters(in: range, with: bound)
  }
}

extension FormatArgument {
  /// The number it is, or `nil`.
  var plainNumber: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .string, .formatted, .text: nil
    }
  }
}
