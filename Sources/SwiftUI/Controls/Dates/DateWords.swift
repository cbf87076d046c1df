import Foundation

/// Dates in the words of a calendar, its locale and its time zone.
nonisolated struct DateWords {
  let calendar: Calendar

  private var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

  private func formatter(_ change: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    change(formatter)
    return formatter
  }

  func day(_ date: Date) -> String {
    formatter { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }.string(from: date)
  }

  func time(_ date: Date) -> String {
    formatter { ($0.dateStyle, $0.timeStyle) = (.none, .short) }.string(from: date)
  }

  /// What a template of Unicode's date fields says, in the locale's order.
  func template(_ template: String, _ date: Date) -> String {
    formatter { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// The pattern of a template in the locale, without quoted words.
  private func pattern(_ template: String) -> String {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    return pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
  }

  /// Day, month and year as the locale orders them.
  var dateOrder: [Calendar.Component] {
    let fields: [(Set<Character>, Calendar.Component)] = [
      (["y", "u", "r"], .year), (["M", "L"], .month), (["d"], .day),
    ]
    let pattern = pattern("yMMMMd")
    return
      fields.map { letters, component in
        (
          place: pattern.firstIndex { letters.contains($0) } ?? pattern.endIndex,
          component: component
        )
      }
      .sorted { $0.place < $1.place }.map(\.component)
  }

  /// Where the halves of the day stand: before the hours, after the minutes, or nowhere.
  enum HalfPlace { case first, last, none }

  var halfPlace: HalfPlace {
    let pattern = pattern("jmm")
    guard let half = pattern.firstIndex(where: { "abB".contains($0) }) else { return .none }
    let hour = pattern.firstIndex { "hHKk".contains($0) } ?? pattern.startIndex
    return half < hour ? .first : .last
  }

  /// A number in the locale's digits.
  func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(
      .number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }

  /// The names of the days of the week, from the calendar's first one on.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
  }
}
