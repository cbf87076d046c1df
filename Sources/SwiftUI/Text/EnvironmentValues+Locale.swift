import Foundation
import HangaRuntime

/// Fixed, so that a picture does not depend on the machine it is drawn on.
private enum LocaleDefaults {
  static let locale = Locale(identifier: "en_US")
  static let timeZone = TimeZone(secondsFromGMT: 0)!
  static let calendar: Calendar = {
    /// By which dates are counted; Gregorian unless set.
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }()
  /// 9 January 2007, 9:41, the moment the status bar shows.
  static let now = VirtualTime.beginning
}

private enum LocaleKey: EnvironmentKey { static let defaultValue = LocaleDefaults.locale }
private enum CalendarKey: EnvironmentKey { static let defaultValue = LocaleDefaults.calendar }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = LocaleDefaults.timeZone }
private enum PresentKey: EnvironmentKey { static let defaultValue = LocaleDefaults.now }
private enum LocalizerKey: EnvironmentKey { static let defaultValue = TextLocalizer() }

extension EnvironmentValues {
  /// The language and region of texts, numbers and dates.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// By which dates are counted; Gregorian unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// In which dates are told; UTC unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What texts that count from now take for now.
  package var presentDate: Date {
    get { self[PresentKey.self] }
    set { self[PresentKey.self] = newValue }
  }

  /// Looks up the translation of a key; without tables every key stands for itself.
  package var textLocalizer: TextLocalizer {
    get { self[LocalizerKey.self] }
    set { self[LocalizerKey.self] = newValue }
  }
}

/// Finds the translation of a key in a table of the app.
package struct TextLocalizer: Sendable, Equatable {
  package var tables: StringTables
  package init(_ tables: StringTables = StringTables()) { self.tables = tables }

  /// The format that the key stands for, with the forms that `arguments` choose, or `nil`.
  package func find(
    _ key: String, table: String?, locale: Locale, arguments: [FormatArgument]
  ) -> String? {
    tables.isEmpty
      ? nil : tables.format(for: key, table: table, locale: locale, arguments: arguments)
  }
}
