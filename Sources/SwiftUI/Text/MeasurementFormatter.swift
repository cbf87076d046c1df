import Foundation

/// Writes measurements; Foundation has it on Apple's systems only. In the scene's language unless told
/// otherwise.
open class MeasurementFormatter: Formatter {
  /// What is done with units before they are written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Kept for the name: measurements keep their unit or take the region's.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What is done with units before they are written.
  open var unitOptions: UnitOptions = []
  /// How long the units' names are.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and region.
  open var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  /// `nil` is looked up when something is written: formatters are often made before their scene.
  private var ownLocale: Locale?
  /// How numbers are written.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The measurement in words.
  open func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return number(measurement.value) + " " + measurement.unit.symbol
    }
    let own = Measurement<Dimension>(value: measurement.value, unit: unit)
    let usage = unitOptions.contains(.providedUnit) ? "asProvided" : "default"
    let shown = RegionalUnit.preferred(for: own, usage: usage, locale)
    return words(shown.value, shown.unit)
  }

  /// The name of the unit.
  open func string(from unit: Foundation.Unit) -> String {
    guard let unit = unit as? Dimension, let name = UnitName.identifier(unit),
      let words = MeasureWords.words(2, "unit/\(name) unit-width-\(width)", locale),
      let two = MeasureWords.words(2, MeasureWords.allDigits, locale)
    else { return unit.symbol }
    return words.replacingOccurrences(of: two, with: "").trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Foundation.Unit>).map { string(from: $0) }
  }

  private func words(_ value: Double, _ unit: Dimension) -> String {
    let written = number(value)
    guard let name = UnitName.identifier(unit),
      let words = MeasureWords.words(value, "unit/\(name) unit-width-\(width) .######", locale),
      let plain = MeasureWords.words(value, MeasureWords.allDigits, locale)
    else { return written + " " + unit.symbol }
    let result = words.replacingOccurrences(of: plain, with: written)
    guard unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature,
      let degree = result.firstIndex(of: "°")
    else { return result }
    return String(result[...degree])
  }

  private func number(_ value: Double) -> String {
    numberFormatter.locale = locale
    return numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }
}
