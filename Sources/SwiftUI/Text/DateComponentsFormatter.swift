import Foundation

/// Tells how long something takes; Foundation has it on Apple's systems only. In the scene's language.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In figures none before the first; in words none at all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units show, figures with a zero before single ones.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units to tell; none stand for years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// By which days and months are counted.
  open var calendar: Calendar? {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  /// `nil` is looked up when something is written: formatters are often made before their scene.
  private var ownCalendar: Calendar?
  /// From when months are counted; `nil` is the beginning of 2001.
  open var referenceDate: Date?
  /// How many units are told at most; 0 is all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is told by the next one.
  open var collapsesLargestUnit = false
  /// Kept for the name: units are whole.
  open var allowsFractionalUnits = false
  /// Where in a sentence the words stand; nothing here depends on it.
  open var formattingContext = Formatter.Context.unknown

  @available(*, unavailable, message: "words around a duration are not known here; write them")
  open var includesApproximationPhrase: Bool { false }
  @available(*, unavailable, message: "words around a duration are not known here; write them")
  open var includesTimeRemainingPhrase: Bool { false }

  /// So many seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  /// From one moment to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Set(Self.units.filter { allows($0) }.map(\.component))
    let (first, last) = (min(startDate, endDate), max(startDate, endDate))
    return text(
      usedCalendar.dateComponents(units, from: first, to: last), isNegative: endDate < startDate)
  }

  /// The components as they are.
  open func string(from components: DateComponents) -> String? {
    text(components, isNegative: false)
  }

  /// The components in the given style, else as a new formatter writes them.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    if let seconds = obj as? TimeInterval { return string(from: seconds) }
    return (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }
}

extension DateComponentsFormatter {
  /// A unit, from the largest on.
  private struct Unit {
    let mark: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    /// How many of it make one of the unit before.
    let share: Int?
  }

  private static let units = [
    Unit(mark: .year, component: .year, name: "year", share: nil),
    Unit(mark: .month, component: .month, name: "month", share: 12),
    Unit(mark: .weekOfMonth, component: .weekOfMonth, name: "week", share: nil),
    Unit(mark: .day, component: .day, name: "day", share: 7),
    Unit(mark: .hour, component: .hour, name: "hour", share: 24),
    Unit(mark: .minute, component: .minute, name: "minute", share: 60),
    Unit(mark: .second, component: .second, name: "second", share: 60),
  ]

  private func allows(_ unit: Unit) -> Bool {
    allowedUnits.isEmpty ? unit.mark != .weekOfMonth : allowedUnits.contains(unit.mark)
  }

  private func text(_ components: DateComponents, isNegative: Bool) -> String? {
    // 1. The values that there are.
    var values = Self.units.filter { allows($0) }.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    guard !values.isEmpty else { return nil }
    // 2. One of the largest is told by the next, where that is asked for.
    if collapsesLargestUnit, values.count > 1, values[0].value == 1,
      let share = values[1].unit.share
    {
      values[1].value += share
      values.removeFirst()
    }
    // 3. What there is none of is left out.
    values = withoutZeros(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    // 4. In figures or words.
    let sign = isNegative ? "-" : ""
    return sign + (unitsStyle == .positional ? figures(values) : words(values))
  }

  private func withoutZeros(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    let isUsual = behavior.contains(.default)
    let isInWords = unitsStyle != .positional
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else { return isUsual || !behavior.isEmpty ? values.suffix(1) : values }
    return values.enumerated().filter { index, entry in
      if entry.value != 0 { return true }
      if index < first { return !isUsual && !behavior.contains(.dropLeading) }
      if index > last { return !(isUsual && isInWords) && !behavior.contains(.dropTrailing) }
      return !(isUsual && isInWords) && !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func figures(_ values: [(unit: Unit, value: Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    return values.enumerated().map { index, entry in
      let length = index > 0 || isPadded && values.count > 1 ? 2 : 1
      return style.precision(.integerLength(length...)).format(entry.value)
    }.joined(separator: ":")
  }

  private func words(_ values: [(unit: Unit, value: Int)]) -> String {
    let parts = values.map { words($0.value, of: $0.unit.name) }
    switch unitsStyle {
    case .full, .spellOut: return MeasureWords.list(parts, .wide, locale)
    case .short: return MeasureWords.list(parts, .short, locale)
    case .brief: return parts.joined(separator: " ")
    case .abbreviated, .positional: return MeasureWords.list(parts, .narrow, locale)
    }
  }

  private func words(_ value: Int, of unit: String) -> String {
    let width =
      switch unitsStyle {
      case .full, .spellOut: "full-name"
      case .short, .brief: "short"
      case .abbreviated, .positional: "narrow"
      }
    let asked = "unit/\(unit) unit-width-\(width)"
    let words = MeasureWords.words(Double(value), asked, locale) ?? "\(value) \(unit)"
    switch unitsStyle {
    case .brief: return words.filter { !$0.isWhitespace }
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = locale
      guard let spelt = speller.string(from: NSNumber(value: value)),
        let number = MeasureWords.words(Double(value), MeasureWords.allDigits, locale)
      else { return words }
      return words.replacingOccurrences(of: number, with: spelt)
    default: return words
    }
  }
}
