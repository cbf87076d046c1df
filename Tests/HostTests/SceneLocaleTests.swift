import Foundation
import SwiftUI
import Testing

@testable import Hanga

/// What Foundation answers of the surroundings, inside of a scene and outside.
@MainActor
struct SceneLocaleTests {
  struct Teller: View {
    private var moment: Date { Date(timeIntervalSince1970: 1_700_000_000) }
    private var older: String {
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
      return formatter.string(from: moment)
    }
    private var price: String {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return formatter.string(from: 5) ?? ""
    }
    var body: some View {
      VStack {
        Text(verbatim: Locale.current.identifier)
        Text(verbatim: moment.formatted(date: .long, time: .omitted))
        Text(verbatim: older.replacing("\u{202F}", with: " "))
        Text(verbatim: price)
        Text(verbatim: Calendar.current.shortWeekdaySymbols[0])
        Text(verbatim: "\(Calendar.current.firstWeekday)")
        Text(verbatim: TimeZone.current.identifier)
        Text(verbatim: "\(Calendar.current.component(.hour, from: moment))")
      }
    }
  }

  private func words(_ locale: String) throws -> [String] {
    try ViewHost(Teller(), Variant(locale: locale, showsChrome: false)).tree().all.compactMap(
      \.text)
  }

  @Test func formattersSpeakTheScenesLanguage() throws {
    #expect(
      try words("en_US") == [
        "en_US", "November 14, 2023", "Nov 14, 2023 at 10:13 PM", "$5.00", "Sun", "1",
        "GMT", "22",
      ])
    #expect(
      try words("ja_JP") == [
        "ja_JP", "2023年11月14日", "2023/11/14 22:13", "¥5", "日", "1", "GMT", "22",
      ])
    #expect(try words("de_DE").prefix(2) == ["de_DE", "14. November 2023"])
  }

  @Test func outsideOfScenesNothingChanges() throws {
    let before = Locale.current.identifier
    _ = try words("ja_JP")
    #expect(Locale.current.identifier == before)
    #expect(Locale.autoupdatingCurrent.identifier == before)
    #expect(Calendar.current.identifier == .gregorian)
    #expect(TimeZone.current == TimeZone.autoupdatingCurrent)
    #expect(Calendar.current.timeZone == TimeZone.current)
  }

  @Test func theZoneIsTheScenesOwn() throws {
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    NSTimeZone.default = TimeZone(secondsFromGMT: 9 * 3600)!
    #expect(try words("en_US")[2] == "Nov 14, 2023 at 10:13 PM")
    #expect(NSTimeZone.default.secondsFromGMT() == 9 * 3600)
  }
}
