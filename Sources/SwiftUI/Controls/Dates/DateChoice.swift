import Foundation
import HangaRuntime

/// A date picker's value in the calendar that it is told in.
nonisolated struct DateChoice {
  let date: Date
  let set: (Date) -> Void
  let bounds: DateBounds
  /// With the locale and the time zone of the surroundings.
  let calendar: Calendar
  let present: Date
  let today: String
  let timeWord: String
  /// Where several days are chosen, which these are.
  var several: DaySelection?

  var words: DateWords { DateWords(calendar: calendar) }

  /// Chooses a date, or the nearest one that can be chosen.
  func choose(_ date: Date) { set(bounds.clamped(date)) }

  // MARK: Days

  func startOfDay(_ date: Date) -> Date { calendar.startOfDay(for: date) }

  func days(from start: Date, to end: Date) -> Int {
    calendar.dateComponents([.day], from: startOfDay(start), to: startOfDay(end)).day ?? 0
  }

  func adding(_ component: Calendar.Component, _ count: Int, to date: Date) -> Date {
    calendar.date(byAdding: component, value: count, to: date) ?? date
  }

  /// Chooses the day that `day` is in and keeps the time.
  func choose(day: Date) {
    if let several { return several.toggle(day) }
    choose(adding(.day, days(from: date, to: day), to: date))
  }

  /// Whether the day that begins with `day` is chosen.
  func isChosen(day: Date) -> Bool {
    several?.contains(day) ?? calendar.isDate(day, inSameDayAs: date)
  }

  /// Whether any time of the day that begins with `day` can be chosen.
  func isAllowed(day: Date) -> Bool { bounds.meets(day, adding(.day, 1, to: day)) }

  // MARK: Parts of dates

  func value(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }

  /// How many days, months and the like there are around the chosen date.
  func values(_ component: Calendar.Component, in larger: Calendar.Component) -> Range<Int> {
    calendar.range(of: component, in: larger, for: date) ?? 1..<2
  }

  /// The chosen date with another year, month and so on; a day that the month lacks is its last.
  func changed(_ component: Calendar.Component, to value: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    let day = parts.day ?? 1
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    let last = (calendar.range(of: .day, in: .month, for: first)?.upperBound ?? 2) - 1
    parts.day = min(day, last)
    return calendar.date(from: parts) ?? date
  }
}

/// Days of which several can be chosen.
nonisolated struct DaySelection {
  let contains: (Date) -> Bool
  /// Chooses the day that a moment is in, or no longer.
  let toggle: (Date) -> Void
}

/// The days of one month.
nonisolated struct MonthDays {
  /// The moment it begins.
  let start: Date
  /// How many days of its first week belong to the month before.
  let lead: Int
  let count: Int

  init(around date: Date, in calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let weekday = calendar.component(.weekday, from: start)
    lead = (weekday - calendar.firstWeekday + 7) % 7
    count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
  }

  /// The day, from 1 on, in a place of the grid; `nil` where there is none.
  func day(week: Int, place: Int) -> Int? {
    let day = week * 7 + place - lead + 1
    return day >= 1 && day <= count ? day : nil
  }
}
