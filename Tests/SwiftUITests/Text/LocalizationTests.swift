import Foundation
import HangaRuntime
import Testing

@testable import SwiftUI

@MainActor
struct LocalizationTests {
  private func tables(_ json: String) throws -> StringTables {
    var tables = StringTables()
    tables.add(
      try StringCatalogReader.table(from: Data(json.utf8)), named: StringTables.mainName)
    return tables
  }

  private func shown(_ text: Text, _ tables: StringTables, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.textLocalizer = TextLocalizer(tables)
    environment.locale = Locale(identifier: locale)
    return text.plainString(in: environment)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}},
          "other": {"stringUnit": {"value": "%lld files"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld plik"}},
          "few": {"stringUnit": {"value": "%lld pliki"}},
          "many": {"stringUnit": {"value": "%lld plików"}},
          "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
      "%@ sent %lld files to %lld people": {"localizations": {
        "en": {
          "stringUnit": {"value": "%1$@ sent %#@files@ to %#@people@"},
          "substitutions": {
            "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg file"}},
              "other": {"stringUnit": {"value": "%arg files"}}}}},
            "people": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "one person"}},
              "other": {"stringUnit": {"value": "%arg people"}}}}}}}}},
      "Share": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Share from iPhone"}},
        "other": {"stringUnit": {"value": "Share"}}}}}}}
    }}
    """

  @Test func theLocaleChoosesTheLanguage() throws {
    let tables = try tables(Self.catalog)
    #expect(shown(Text("Hello"), tables, "de_DE") == "Hallo")
    #expect(shown(Text("Hello"), tables, "ja_JP") == "こんにちは")
    #expect(shown(Text("Hello"), tables, "en_US") == "Hello")
  }

  @Test func missingKeysStandForThemselves() throws {
    let tables = try tables(Self.catalog)
    #expect(shown(Text("Goodbye"), tables, "de_DE") == "Goodbye")
    #expect(shown(Text(verbatim: "Hello"), tables, "de_DE") == "Hello")
    let word = "Hello"
    #expect(shown(Text(word), tables, "de_DE") == "Hello")
  }

  @Test(arguments: [
    (1, "1 file", "1 plik"), (2, "2 files", "2 pliki"), (5, "5 files", "5 plików"),
    (22, "22 files", "22 pliki"),
  ])
  func numbersChooseTheForm(count: Int, english: String, polish: String) throws {
    let tables = try tables(Self.catalog)
    #expect(shown(Text("\(count) files"), tables, "en_US") == english)
    #expect(shown(Text("\(count) files"), tables, "pl_PL") == polish)
  }

  @Test func partsOfASentenceEachHaveTheirForm() throws {
    let tables = try tables(Self.catalog)
    let (name, files, people) = ("Aki", 1, 3)
    #expect(
      shown(Text("\(name) sent \(files) files to \(people) people"), tables, "en_US")
        == "Aki sent 1 file to 3 people")
    let (more, one) = (2, 1)
    #expect(
      shown(Text("\(name) sent \(more) files to \(one) people"), tables, "en_US")
        == "Aki sent 2 files to one person")
  }

  @Test func formsForAPhoneAreTaken() throws {
    #expect(shown(Text("Share"), try tables(Self.catalog), "en_US") == "Share from iPhone")
  }

  @Test func stringsFilesAreRead() throws {
    let file = """
      /* A comment; with = signs */
      "greeting" = "Good \\"morning\\"\\n%@"; // and another
      bare = "word";
      """
    let entries = try StringsFileReader.entries(strings: Data(file.utf8))
    #expect(entries == ["greeting": .text("Good \"morning\"\n%@"), "bare": .text("word")])
    #expect(throws: StringCatalogReader.Failure.self) {
      try StringsFileReader.entries(strings: Data("\"a\" = \"b\"".utf8))
    }
  }

  @Test func stringsDictsChooseForms() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d songs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@songs@ left</string>
        <key>songs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>No song</string>
          <key>one</key><string>%d song</string>
          <key>other</key><string>%d songs</string>
        </dict></dict></dict></plist>
      """
    var table = StringTable()
    table.languages["en"] = try StringsFileReader.entries(stringsDict: Data(file.utf8))
    var tables = StringTables()
    tables.add(table, named: StringTables.mainName)
    func format(_ count: Int64) -> String? {
      tables.format(
        for: "%d songs", table: nil, locale: Locale(identifier: "en_US"),
        arguments: [.integer(count)])
    }
    #expect(format(0) == "No song left")
    #expect(format(1) == "%1$d song left")
    #expect(format(7) == "%1$d songs left")
  }

  @Test(arguments: [
    ("zh_TW", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh-Hant_HK", "zh-Hant"), ("pt_BR", "pt-BR"),
    ("pt_PT", "pt-BR"), ("fr_CA", "fr"), ("xx_XX", "en"),
  ])
  func regionsFindTheirLanguage(locale: String, language: String) {
    let found = LanguageChoice.languages(
      for: Locale(identifier: locale), available: ["en", "fr", "pt-BR", "zh-Hans", "zh-Hant"],
      source: "en")
    #expect(found.first == language)
  }

  @Test(arguments: [
    ("ru", 21.0, PluralCategory.one), ("ru", 3, .few), ("ru", 11, .many), ("ru", 1.5, .other),
    ("ja", 1, .other), ("fr", 0, .one), ("en", 0, .other), ("ar", 2, .two), ("ar", 7, .few),
    ("cs", 4, .few), ("lv", 20, .zero), ("ro", 0, .few), ("pt-PT", 0, .other),
  ])
  func numbersHaveTheirLanguagesCategory(
    language: String, number: Double, category: PluralCategory
  ) {
    #expect(PluralRules.category(of: number, in: language) == category)
  }

  @Test func resourcesAndStringsAreTranslatedToo() throws {
    let tables = try tables(Self.catalog)
    let resource = LocalizedStringResource("Hello")
    #expect(shown(Text(resource), tables, "de_DE") == "Hallo")
    var environment = EnvironmentValues()
    environment.textLocalizer = TextLocalizer(tables)
    environment.locale = Locale(identifier: "pl_PL")
    let key = LocalizedStringKey("\(5) files")
    #expect(SceneWords(environment).string(key, table: nil, default: nil) == "5 plików")
  }
}
