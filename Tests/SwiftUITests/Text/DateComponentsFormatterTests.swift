import Foundation
import Hanga
import SwiftUI
import Testing

struct DateComponentsFormatterTests {
  private func text(
    _ seconds: Double, _ units: NSCalendar.Unit,
    _ style: SwiftUI.DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US",
    change: (SwiftUI.DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: locale)
    let formatter = SwiftUI.DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    change(formatter)
    return formatter.string(from: seconds)
  }

  private let hms: NSCalendar.Unit = [.hour, .minute, .second]

  /// 3725 s are 1 h 2 min 5 s.
  @Test func wordsAreTheStyles() {
    #expect(text(3725, hms, .full) == "1 hour, 2 minutes, 5 seconds")
    #expect(text(3725, hms, .short) == "1 hr, 2 min, 5 sec")
    #expect(text(3725, hms, .brief) == "1hr 2min 5sec")
    #expect(text(3725, hms, .abbreviated) == "1h 2m 5s")
    #expect(text(3725, hms, .spellOut) == "one hour, two minutes, five seconds")
  }

  @Test func figuresHaveTwoDigitsBehindTheFirst() {
    #expect(text(3725, hms, .positional) == "1:02:05")
    #expect(text(125, hms, .positional) == "2:05")
    #expect(text(125, hms, .positional) { $0.zeroFormattingBehavior = .pad } == "00:02:05")
    #expect(
      text(125, [.minute, .second], .positional) { $0.zeroFormattingBehavior = .pad } == "02:05")
  }

  @Test func nothingIsSaidOfWhatThereIsNoneOf() {
    #expect(text(3605, hms, .full) == "1 hour, 5 seconds")
    #expect(
      text(3605, hms, .full) { $0.zeroFormattingBehavior = [] } == "1 hour, 0 minutes, 5 seconds")
    #expect(text(0, hms, .full) == "0 seconds")
  }

  @Test func unitsAreLimited() {
    #expect(
      text(93_784, [.day, .hour, .minute], .full) { $0.maximumUnitCount = 2 } == "1 day, 2 hours")
    #expect(text(90, [.minute], .full) == "1 minute")
    #expect(text(5400, [.hour, .minute], .abbreviated) { $0.collapsesLargestUnit = true } == "90m")
  }

  @Test func wordsAreTheLanguages() {
    #expect(text(3725, hms, .abbreviated, "ja_JP") == "1時間2分5秒")
    #expect(text(7200, hms, .full, "de_DE") == "2 Stunden")
    #expect(text(7200, hms, .full, "fr_FR") == "2\u{A0}heures")
    #expect(text(7200, hms, .full, "zh_CN") == "2小时")
  }

  @Test func measurementsAreWrittenInTheirStyle() {
    let formatter = SwiftUI.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    let length = Measurement(value: 2.5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "2.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "2.5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
  }
}

/// Formatters are often kept by views, which are made before their scene has begun.
@MainActor
struct FormatterLanguageTests {
  private struct Trip: View {
    let way = SwiftUI.MeasurementFormatter()
    let since = SwiftUI.RelativeDateTimeFormatter()
    let time: SwiftUI.DateComponentsFormatter = {
      let formatter = SwiftUI.DateComponentsFormatter()
      (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.hour])
      return formatter
    }()

    var body: some View {
      Text(verbatim: way.string(from: Measurement(value: 3, unit: UnitLength.kilometers)))
      Text(verbatim: since.localizedString(fromTimeInterval: -3600))
      Text(verbatim: time.string(from: 3600) ?? "")
    }
  }

  @Test func theyWriteInTheLanguageOfTheSceneThatUsesThem() throws {
    let variant = Variant(locale: "ja_JP")
    let host = try ViewHost(Trip(), variant)
    let texts = try host.tree().all.compactMap { $0.text }
    #expect(texts.contains("3 km") && texts.contains("1 時間前") && texts.contains("1時間"))
  }
}
