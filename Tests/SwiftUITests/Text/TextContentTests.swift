@testable import SwiftUI
import Testing

/// Which initialiser a source means, and what is shown for it.
struct TextContentTests {
  private func shown(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String
  {
    var environment = EnvironmentValues()
    change(&environment)
    return text.plainString(in: environment)
  }

  @Test func literalIsAKeyAndVariableIsNot() {
    let variable = "**a**"
    #expect(Text("a").storage == .key("a", table: nil))
    #expect(Text(variable).storage == .plain("**a**"))
    #expect(Text(variable.dropFirst()).storage == .plain("*a**"))
    #expect(Text(verbatim: "a").storage == .plain("a"))
  }

  @Test func integersInKeysAreGrouped() {
    let (count, small) = (2048, 7)
    #expect(shown(Text("\(count) of \(small)")) == "2,048 of 7")
    #expect(shown(Text(verbatim: "\(count)")) == "2048")
    #expect(shown(Text(String(count))) == "2048")
    #expect(shown(Text("\(count)")) { $0.locale = Locale(identifier: "de_DE") } == "2.048")
    #expect(shown(Text("\(-1_234_567)")) == "-1,234,567")
    #expect(shown(Text("\(UInt8(200)) \(Int16(-5))")) == "200 -5")
  }

  @Test func floatingPointHasSixPlaces() {
    #expect(shown(Text("\(1.5)")) == "1.500000")
    #expect(shown(Text("\(CGFloat(2)) pt")) == "2.000000 pt")
  }

  @Test func specifiersAreObeyed() {
    #expect(shown(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(shown(Text("\(1234.5, specifier: "%.1f")")) == "1,234.5")
    #expect(shown(Text("\(7, specifier: "%03d")")) == "007")
    #expect(shown(Text("\(2026, specifier: "%04d")")) == "2026")
    #expect(shown(Text("\(255, specifier: "%x")")) == "ff")
    #expect(shown(Text("\(5, specifier: "%4d")|")) == "   5|")
  }

  @Test func percentSignsStay() {
    let value = 50
    #expect(shown(Text("100%")) == "100%")
    #expect(shown(Text("\(value)% of 100%")) == "50% of 100%")
  }

  @Test func valuesBringNoMarkdownAndNoFormat() {
    let name = "**%@**"
    #expect(shown(Text("Hi \(name)!")) == "Hi **%@**!")
  }

  @Test func translationsMayReorderValues() {
    let (name, count) = ("Aki", 3)
    let text = Text("\(name) has \(count)")
    let result = shown(text) { environment in
      var tables = StringTables()
      var table = StringTable()
      table.languages["en"] = ["%@ has %lld": .text("%2$lld: %1$@")]
      tables.add(table, named: StringTables.mainName)
      environment.textLocalizer = TextLocalizer(tables)
    }
    #expect(result == "3: Aki")
  }

  @Test func textsInKeysKeepTheirLook() {
    let text = Text("a \(Text("b").bold()) c")
    let resolved = TextResolver.resolve(text, in: EnvironmentValues())
    #expect(resolved.paragraph.runs.map(\.string) == ["a ", "b", " c"])
    #expect(resolved.paragraph.runs.map(\.attributes.font.weight) == [400, 600, 400])
  }

  @Test func textCaseChangesLetters() {
    #expect(shown(Text("Größe")) { $0.textCase = .uppercase } == "GRÖSSE")
    #expect(shown(Text("ABC")) { $0.textCase = .lowercase } == "abc")
  }

  @Test func datesAreWrittenInTheScenesZone() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(shown(Text(date, style: .date)) == "January 1, 2001")
    #expect(shown(Text(date, style: .time)) == "12:00\u{202F}AM")
    let tokyo = shown(Text(date, style: .time)) {
      $0.timeZone = TimeZone(secondsFromGMT: 9 * 3600)!
    }
    #expect(tokyo == "9:00\u{202F}AM")
  }

  @Test func distancesToNowNeedNoClock() {
    let now = EnvironmentValues().presentDate
    #expect(shown(Text(now + 3723, style: .timer)) == "1:02:03")
    #expect(shown(Text(now - 65, style: .timer)) == "1:05")
    #expect(shown(Text(now + 3723, style: .relative)) == "1 hr, 2 min")
    #expect(shown(Text(now - 7200, style: .offset)) == "-2 hours")
    #expect(shown(Text(now, style: .relative)) == "0 sec")
  }

  @Test func distancesToNowAreInTheScenesLanguage() {
    let now = EnvironmentValues().presentDate
    func words(_ style: Text.DateStyle, _ locale: String) -> String {
      shown(Text(now + 7265, style: style)) { $0.locale = Locale(identifier: locale) }
    }
    #expect(words(.relative, "de_DE") == "2 Std., 1 Min.")
    #expect(words(.offset, "ja_JP") == "+2時間")
    #expect(words(.offset, "fr_FR") == "+2\u{A0}heures")
  }

  @Test func formatStylesTakeTheScenesLocale() {
    #expect(shown(Text(0.25, format: .percent)) == "25%")
    #expect(
      shown(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(shown(Text(date, format: .dateTime.year().month().day())) == "Jan 1, 2001")
  }

  @Test func equalTextsAreEqual() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text("\(1)") != Text("\(2)"))
  }
}

@MainActor
struct InflectionTests {
  @Test(arguments: [(1, "1 box left"), (2, "2 boxes left"), (0, "0 boxes left")])
  func wordsAgreeWithTheirNumber(count: Int, shown: String) {
    let text = Text("^[\(count) box](inflect: true) left")
    #expect(text.plainString(in: EnvironmentValues()) == shown)
  }

  @Test(arguments: [
    ("city", "cities"), ("day", "days"), ("person", "people"), ("Child", "Children"),
    ("dish", "dishes"), ("sheep", "sheep"),
  ])
  func pluralsAreEnglish(word: String, plural: String) {
    #expect(Inflection.plural(of: word) == plural)
  }
}

/// Dates by formatters of the older kind, and how long ago they were.
struct FormatterTextTests {
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy/MM/dd HH:mm"
    return formatter
  }

  @Test func datesAreWrittenByTheirFormatter() {
    let environment = EnvironmentValues()
    #expect(
      Text(moment, formatter: formatter).plainString(in: environment) == "2023/11/14 22:13")
    #expect(
      Text("At \(moment, formatter: formatter)").plainString(in: environment)
        == "At 2023/11/14 22:13")
  }

  @Test func howLongAgoIsTold() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -2 * 3600) == "2 hours ago")
    #expect(
      formatter.localizedString(for: moment.addingTimeInterval(86400), relativeTo: moment)
        == "in 1 day")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -2 * 3600) == "2 hr. ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
  }

  @Test func localizedAttributedStringsReadMarkdown() {
    let string = AttributedString(localized: "a **\(3)**")
    #expect(String(string.characters) == "a 3")
    #expect(string.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized])
  }
}
