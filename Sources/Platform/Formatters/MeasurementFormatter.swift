import Foundation

/// Tells measurements in words, by the formats of `Measurement`.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let shown = preferred(measurement)
    let number = numberFormatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    let isTemperature = shown.unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return number + unit(shown.unit, of: shown.value)
  }

  open func string(from unit: Unit) -> String {
    self.unit(unit, of: 2).trimmingCharacters(in: .whitespaces)
  }

  /// The unit that the locale's readers use, unless the one at hand is wanted.
  private func preferred<UnitType: Unit>(_ measurement: Measurement<UnitType>) -> (
    value: Double, unit: Unit
  ) {
    guard !unitOptions.contains(.providedUnit), locale.measurementSystem == .us else {
      return (measurement.value, measurement.unit)
    }
    func converted(to unit: Dimension) -> (value: Double, unit: Unit) {
      guard let own = measurement.unit as? Dimension else {
        return (measurement.value, measurement.unit)
      }
      let base = own.converter.baseUnitValue(fromValue: measurement.value)
      return (unit.converter.value(fromBaseUnitValue: base), unit)
    }
    switch measurement.unit {
    case is UnitTemperature: return converted(to: UnitTemperature.fahrenheit)
    case UnitLength.kilometers: return converted(to: UnitLength.miles)
    case UnitLength.meters, UnitLength.centimeters: return converted(to: UnitLength.feet)
    case UnitMass.kilograms: return converted(to: UnitMass.pounds)
    case is UnitSpeed: return converted(to: UnitSpeed.milesPerHour)
    default: return (measurement.value, measurement.unit)
    }
  }

  private func unit(_ unit: Unit, of value: Double) -> String {
    let gap = unit is UnitTemperature ? "" : unitStyle == .short ? "" : " "
    guard unitStyle == .long, let name = Self.names[unit.symbol] else {
      return gap + unit.symbol
    }
    let isOne = value == 1
    return " " + (isOne ? name.one : name.many)
  }

  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "h": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
  ]
}
