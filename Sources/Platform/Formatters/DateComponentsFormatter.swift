import Foundation

/// Tells lengths of time in words or with colons, by the formats of `Duration`.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false

  /// A unit, from the largest on: its component, its length in seconds and its names.
  private struct Unit {
    var flag: NSCalendar.Unit
    var component: Calendar.Component
    var seconds: Double
    var name: String
    var short: String
    var letter: String
  }

  private static let units = [
    Unit(
      flag: .year, component: .year, seconds: 31_536_000, name: "year", short: "yr", letter: "y"),
    Unit(
      flag: .month, component: .month, seconds: 2_592_000, name: "month", short: "mth", letter: "mo"
    ),
    Unit(
      flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, name: "week", short: "wk",
      letter: "w"),
    Unit(flag: .day, component: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
    Unit(flag: .hour, component: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
    Unit(flag: .minute, component: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
    Unit(flag: .second, component: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
  ]

  private var chosen: [Unit] {
    let wanted: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.units.filter { wanted.contains($0.flag) }
  }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let units = chosen
    var rest = abs(interval).rounded(.down)
    let values = units.enumerated().map { place, unit in
      let isLast = place == units.count - 1
      let count = (rest / unit.seconds).rounded(isLast ? .toNearestOrEven : .down)
      rest -= count * unit.seconds
      return Int(count)
    }
    return text(units, values, isNegative: interval < 0)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let found = calendar.dateComponents(
      Set(chosen.map(\.component)), from: startDate, to: endDate)
    return string(from: found)
  }

  open func string(from components: DateComponents) -> String? {
    let units = chosen
    let values = units.map { components.value(for: $0.component) ?? 0 }
    return text(units, values.map(abs), isNegative: values.contains { $0 < 0 })
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as Double: string(from: number)
    default: nil
    }
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Words

  private func text(_ units: [Unit], _ values: [Int], isNegative: Bool) -> String {
    var parts = zip(units, values).map { (unit: $0, value: $1) }
    let behavior = effectiveBehavior
    // 1. Zeros that do not show. One unit always stays.
    if behavior.contains(.dropLeading) {
      while parts.count > 1, parts[0].value == 0 { parts.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      let middle = parts[1..<(parts.count - 1)].filter { $0.value != 0 }
      parts = [parts[0]] + middle + [parts[parts.count - 1]]
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    // 2. The words.
    let sign = isNegative ? "-" : ""
    guard unitsStyle != .positional else { return sign + positional(parts) }
    let words = parts.map { word($0.unit, $0.value) }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    let phrase = sign + words.joined(separator: separator)
    let about = includesApproximationPhrase ? "About " + phrase : phrase
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  /// By default times with colons keep their last two parts, and words lose all zeros.
  private var effectiveBehavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior == .default else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }

  private func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { place, part in
      let isTwo = place > 0 || isPadded
      return isTwo && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }.joined(separator: ":")
  }

  private func word(_ unit: Unit, _ value: Int) -> String {
    let plural = value == 1 ? "" : "s"
    switch unitsStyle {
    case .positional: return "\(value)"
    case .abbreviated: return "\(value)\(unit.letter)"
    case .brief: return "\(value)\(unit.short)\(["min", "sec"].contains(unit.short) ? "" : plural)"
    case .short: return "\(value) \(unit.short)\(["min", "sec"].contains(unit.short) ? "" : plural)"
    case .full: return "\(value) \(unit.name)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.name)\(plural)"
    }
  }
}
