import Foundation
import HangaRuntime
import Testing

@testable import Hanga
@testable import SwiftUI

@MainActor
struct DatePickerTests {
  /// 18 April 2026, 14:05 in Greenwich, a Saturday: 9,238 days after 1 January 2001.
  private static let date = Date(
    timeIntervalSinceReferenceDate: 9_238 * 86_400 + 14 * 3_600 + 5 * 60)

  private static func calendar(_ locale: String, zone: String = "GMT") throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  /// What is chosen, as "month-day hour:minute" in Greenwich.
  private static func told(_ date: Date) -> String {
    let seconds = Int(date.timeIntervalSince(Self.date))
    let minutes = seconds / 60 + 14 * 60 + 5 + 17 * 1_440
    let (day, minute) = (minutes / 1_440, minutes % 1_440)
    return day < 30
      ? "4-\(day + 1) \(minute / 60):\(minute % 60)"
      : "5-\(day - 29) \(minute / 60):\(minute % 60)"
  }

  private struct Picking: View {
    @State var date = DatePickerTests.date
    var components: DatePickerComponents = .date
    var first = Date.distantPast
    var log = Log()
    var body: some View {
      DatePicker("When", selection: $date, in: first..., displayedComponents: components)
        .named("picker")
        .onChange(of: date) { log.add(DatePickerTests.told(date)) }
    }
  }

  // MARK: Months

  @Test func aMonthBeginsOnItsWeekday() throws {
    // 1 April 2026 is a Wednesday: the fourth place from Sunday, the third from Monday.
    let american = MonthDays(around: Self.date, in: try Self.calendar("en_US"))
    let german = MonthDays(around: Self.date, in: try Self.calendar("de_DE"))
    #expect(american.lead == 3)
    #expect(german.lead == 2)
    #expect(american.count == 30)
    #expect(american.day(week: 0, place: 2) == nil)
    #expect(american.day(week: 0, place: 3) == 1)
    #expect(american.day(week: 4, place: 4) == 30)
    #expect(american.day(week: 4, place: 5) == nil)
  }

  @Test func weeksBeginAsTheLocaleHasIt() throws {
    #expect(DateWords(calendar: try Self.calendar("en_US")).weekdays.first == "SUN")
    #expect(DateWords(calendar: try Self.calendar("fr_FR")).weekdays.last == "DIM.")
    #expect(
      DateWords(calendar: try Self.calendar("ja_JP")).weekdays
        == ["日", "月", "火", "水", "木", "金", "土"])
  }

  @Test func boundsTakeTheNearestDate() {
    let bounds = DateBounds(Self.date...Self.date + 60)
    #expect(bounds.clamped(Self.date - 1) == Self.date)
    #expect(bounds.clamped(Self.date + 61) == Self.date + 60)
    #expect(bounds.meets(Self.date - 10, Self.date + 1))
    #expect(!bounds.meets(Self.date - 10, Self.date))
    #expect(!bounds.meets(Self.date + 61, Self.date + 70))
  }

  @Test func aMonthWithoutTheDayHasItsLastOneChosen() throws {
    let choice = DateChoice(
      date: Self.date + 13 * 86_400, set: { _ in }, bounds: DateBounds(),
      calendar: try Self.calendar("en_US"), present: Self.date, today: "", timeWord: "")
    // 1 May, back to the 31st: there is none in April, none in February.
    let may = DateChoice(
      date: choice.changed(.day, to: 31), set: { _ in }, bounds: DateBounds(),
      calendar: choice.calendar, present: Self.date, today: "", timeWord: "")
    #expect(may.value(.day) == 31)
    #expect(may.calendar.component(.day, from: may.changed(.month, to: 4)) == 30)
    #expect(may.calendar.component(.day, from: may.changed(.month, to: 2)) == 28)
    #expect(may.calendar.component(.hour, from: may.changed(.month, to: 2)) == 14)
  }

  // MARK: Graphical

  /// Days are 50 points wide below a header of 44 and names of 24; a week has 44 points.
  private func point(week: Int, place: Int) -> CGPoint {
    CGPoint(x: 50 * place + 25, y: 44 + 24 + 44 * week + 22)
  }
  private static let monthSize = CGSize(width: 350, height: 44 + 24 + 6 * 44)

  @Test func aTapChoosesADayAndKeepsTheTime() throws {
    let log = Log()
    let touched = try Touched(
      Picking(log: log).datePickerStyle(.graphical), in: Self.monthSize)
    #expect(touched["picker"] == rect(0, 0, 350, 332))
    let place = point(week: 3, place: 1)
    try touched.tap(place.x, place.y)
    #expect(log.lines == ["4-20 14:5"])
  }

  @Test func arrowsLeadToOtherMonths() throws {
    let log = Log()
    let touched = try Touched(
      Picking(log: log).datePickerStyle(.graphical), in: Self.monthSize)
    func texts() -> [String] { ElementTree(touched.root).all.compactMap(\.text) }
    #expect(texts().contains("April 2026"))
    #expect(!texts().contains("31"))
    try touched.tap(350 - 4 - 16, 22)
    #expect(texts().contains("May 2026"))
    #expect(texts().contains("31"))
    #expect(log.lines.isEmpty)
    // 1 May 2026 is a Friday.
    let place = point(week: 0, place: 5)
    try touched.tap(place.x, place.y)
    #expect(log.lines == ["5-1 14:5"])
    try touched.tap(350 - 4 - 32 - 8 - 16, 22)
    #expect(texts().contains("April 2026"))
  }

  @Test func daysBeforeTheFirstCannotBeChosen() throws {
    let log = Log()
    let picking = Picking(first: Self.date - 86_400, log: log)
    let touched = try Touched(picking.datePickerStyle(.graphical), in: Self.monthSize)
    let (before, first) = (point(week: 2, place: 4), point(week: 2, place: 5))
    try touched.tap(before.x, before.y)
    #expect(log.lines.isEmpty)
    try touched.tap(first.x, first.y)
    #expect(log.lines == ["4-17 14:5"])
    // Nor does an arrow lead to a month that has no day to choose.
    try touched.tap(350 - 4 - 32 - 8 - 16, 22)
    #expect(ElementTree(touched.root).all.compactMap(\.text).contains("April 2026"))
  }

  // MARK: Compact

  private func texts<V: View>(_ view: V) throws -> [String] {
    try Laid(view).tree.all.compactMap(\.text)
  }

  @Test func fieldsTellDayAndTimeWhereTheSurroundingsAre() throws {
    let both = Picking(components: [.date, .hourAndMinute])
    #expect(try texts(both).contains("Apr 18, 2026"))
    let japanese = try texts(
      both.environment(\.locale, Locale(identifier: "ja_JP"))
        .environment(\.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo"))))
    #expect(japanese.contains("2026/04/18"))
    // Nine hours on.
    #expect(japanese.contains("23:05"))
    let german = try texts(Picking().environment(\.locale, Locale(identifier: "de_DE")))
    #expect(german.contains("18.04.2026"))
    #expect(!german.contains { $0.contains(":") })
  }

  @Test func aFieldShowsAMonthToChooseFrom() throws {
    let log = Log()
    let screen = try Presented(Picking(log: log).frame(maxHeight: .infinity, alignment: .top))
    try screen.tap("Apr 18, 2026")
    try screen.settle()
    #expect(screen.has("April 2026"))
    try screen.tap("20")
    #expect(log.lines == ["4-20 14:5"])
    #expect(screen.has("Apr 20, 2026"))
    try screen.tap(195, 800)
    try screen.settle()
    #expect(!screen.has("April 2026"))
  }

  // MARK: Wheels

  private func column(_ text: String, _ touched: Touched) throws -> CGPoint {
    let found = ElementTree(touched.root).all.first { $0.text == text }
    let frame = try #require(found).frame.rect
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func wheelsStandInTheLocalesOrder() throws {
    let wheels = Picking().labelsHidden().datePickerStyle(.wheel)
    let american = try Touched(wheels)
    let (month, day, year) = (
      try column("April", american), try column("18", american), try column("2026", american)
    )
    #expect(month.x < day.x)
    #expect(day.x < year.x)
    let japanese = try Touched(wheels.environment(\.locale, Locale(identifier: "ja_JP")))
    let (years, months, days) = (
      try column("2026年", japanese), try column("4月", japanese), try column("18日", japanese)
    )
    #expect(years.x < months.x)
    #expect(months.x < days.x)
  }

  @Test func aWheelGoesAroundAtItsEnd() throws {
    let log = Log()
    let touched = try Touched(
      Picking(components: .hourAndMinute, log: log).labelsHidden().datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "de_DE")))
    let minutes = try column("05", touched)
    // A row is 32 points: five up is the full hour, one more the last minute of it.
    try touched.drag(minutes.x, minutes.y, to: minutes.x, minutes.y + 160, ticks: 20)
    try touched.settle()
    try touched.drag(minutes.x, minutes.y, to: minutes.x, minutes.y + 32, ticks: 20)
    try touched.settle()
    #expect(log.lines == ["4-18 14:0", "4-18 14:59"])
    let hours = try column("14", touched)
    try touched.drag(hours.x, hours.y, to: hours.x, hours.y - 64, ticks: 20)
    #expect(log.lines.last == "4-18 16:59")
  }

  @Test func aWheelStaysWithinTheBounds() throws {
    let log = Log()
    let picking = Picking(components: .hourAndMinute, first: Self.date - 120, log: log)
    let touched = try Touched(
      picking.labelsHidden().datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "de_DE")))
    let minutes = try column("05", touched)
    try touched.drag(minutes.x, minutes.y, to: minutes.x, minutes.y + 160, ticks: 20)
    #expect(log.lines == ["4-18 14:3"])
  }

  private struct Days: View {
    @State var days: Set<DateComponents> = []
    var body: some View {
      VStack {
        MultiDatePicker("Days", selection: $days)
        Text("count \(days.count)")
      }
    }
  }

  @Test func severalDaysAreChosenAndTakenBack() throws {
    let host = try ViewHost(Days())
    try host.play(Script(text: "tap \"17\"\ntap \"19\""))
    #expect(try host.tree().all.contains { $0.text == "count 2" })
    try host.play(Script(text: "tap \"17\""))
    #expect(try host.tree().all.contains { $0.text == "count 1" })
  }

  /// There is no room beside the label for type that large.
  @Test func forTheLargestTypeFieldsStandBelowTheirLabel() throws {
    let picker = Picking().datePickerStyle(.compact)
    let usual = try Laid(picker).tree.all.filter { $0.text != nil }
    #expect(Set(usual.map { $0.frame.rect.midY.rounded() }).count == 1)
    let large = try Laid(picker.dynamicTypeSize(.accessibility2)).tree.all.filter { $0.text != nil }
    for (upper, lower) in zip(large, large.dropFirst()) {
      #expect(upper.frame.rect.maxY <= lower.frame.rect.minY)
    }
    #expect(large.count == usual.count)
  }
}
