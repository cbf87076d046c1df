import Foundation
import HangaRuntime

extension Text {
  /// What of a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The day, in words of the locale.
    public static let date = DateStyle(kind: .date)
    /// The time of the day.
    public static let time = DateStyle(kind: .time)
    /// The distance to now, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now, in words, with its direction.
    public static let offset = DateStyle(kind: .offset)
    /// The distance to now as a clock.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in one of the styles; relative ones count from the present of the surroundings.
  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted(FormattedText(DateText(date: date, style: style))))
  }

  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      storage: .formatted(FormattedText(DateRangeText(dates: dates.lowerBound..<dates.upperBound))))
  }

  /// From one date to another.
  public init(_ interval: DateInterval) {
    self.init(
      storage: .formatted(FormattedText(DateRangeText(dates: interval.start..<interval.end))))
  }
}

extension Text {
  /// A clock that counts within a span of time: down to its end, or up from its start.
  ///
  /// - Parameter pauseTime: the moment at which it stands still, or `nil`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      storage: .formatted(
        FormattedText(
          TimerText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours))))
  }
}

/// A clock that stands still outside of its span.
nonisolated struct TimerText: TextFormatting, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  var isLive: Bool { pauseTime == nil }

  func string(in environment: EnvironmentValues) -> String {
    let now = pauseTime.map { min($0, environment.presentDate) } ?? environment.presentDate
    let moment = min(max(now, interval.lowerBound), interval.upperBound)
    let distance =
      countsDown
      ? DateDistance(from: moment, to: interval.upperBound)
      : DateDistance(from: interval.lowerBound, to: moment)
    return showsHours ? distance.clock : distance.minutesClock
  }
}

/// A date in the scene's calendar and time zone.
nonisolated struct DateText: TextFormatting, Equatable {
  let date: Date
  let style: Text.DateStyle

  var isLive: Bool { style.kind != .date && style.kind != .time }

  func string(in environment: EnvironmentValues) -> String {
    switch style.kind {
    case .date: formatted(.long, .omitted, environment)
    case .time: formatted(.omitted, .shortened, environment)
    case .relative:
      DateDistance(from: environment.presentDate, to: date).words(in: environment.locale)
    case .offset:
      DateDistance(from: environment.presentDate, to: date).signedWords(in: environment.locale)
    case .timer: DateDistance(from: environment.presentDate, to: date).clock
    }
  }

  private func formatted(
    _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> String {
    let style = Date.FormatStyle(
      date: day, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
    return style.format(date)
  }
}

nonisolated struct DateRangeText: TextFormatting, Equatable {
  let dates: Range<Date>

  func string(in environment: EnvironmentValues) -> String {
    var style = Date.IntervalFormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let isOneDay = environment.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    style = isOneDay ? style.hour().minute() : style.day().month(.wide).year()
    return style.format(dates)
  }
}

/// How far two moments are apart, in words or figures.
nonisolated struct DateDistance {
  let seconds: Int

  init(from now: Date, to date: Date) {
    let distance = date.timeIntervalSince(now)
    seconds = Int(min(max(distance, -1e12), 1e12).rounded(.towardZero))
  }

  /// From the largest on. The long ones are written out, hours and less are not.
  private static let units: [(name: String, seconds: Int)] = [
    ("year", 31_536_000), ("month", 2_592_000), ("day", 86400), ("hour", 3600), ("minute", 60),
    ("second", 1),
  ]

  /// The largest two units.
  func words(in locale: Locale) -> String {
    var rest = abs(seconds)
    var pieces: [String] = []
    for unit in Self.units where pieces.count < 2 {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count == 0 {
        if !pieces.isEmpty { break }
        if unit.seconds > 1 { continue }
      }
      pieces.append(
        Self.words(count, unit.name, unit.seconds >= 86400 ? "full-name" : "short", locale))
    }
    return MeasureWords.list(pieces, .short, locale)
  }

  /// The largest unit with its sign, as iOS writes an offset.
  func signedWords(in locale: Locale) -> String {
    let magnitude = abs(seconds)
    let unit = Self.units.first { magnitude >= $0.seconds } ?? ("second", 1)
    let count = magnitude / unit.seconds * (seconds < 0 ? -1 : 1)
    return Self.words(count, unit.name, "full-name sign-always", locale)
  }

  private static func words(
    _ count: Int, _ unit: String, _ width: String, _ locale: Locale
  ) -> String {
    MeasureWords.words(Double(count), "unit/\(unit) unit-width-\(width)", locale)
      ?? "\(count) \(unit)"
  }

  /// As a clock without hours.
  var minutesClock: String {
    let magnitude = abs(seconds)
    return "\(magnitude / 60):" + (magnitude % 60 < 10 ? "0" : "") + "\(magnitude % 60)"
  }

  var clock: String {
    let magnitude = abs(seconds)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (magnitude / 3600, magnitude / 60 % 60)
    let tail = two(magnitude % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(tail)" : "\(minutes):\(tail)"
  }
}
