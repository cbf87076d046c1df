import Foundation

/// Tells how long ago something was; Foundation has it on Apple's systems only. In the scene's
/// language unless told otherwise.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether the nearest days have names.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether the nearest days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// By which days are counted.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  /// `nil` is looked up when something is written: formatters are often made before their scene.
  private var ownLocale: Locale?

  /// `date` as seen from another moment.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// So many seconds from now, or ago.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    style.format(Date.now.addingTimeInterval(timeInterval))
  }

  /// So many units from now, or ago.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    return style.format(calendar.date(byAdding: dateComponents, to: now) ?? now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale, calendar: calendar)
  }
}
