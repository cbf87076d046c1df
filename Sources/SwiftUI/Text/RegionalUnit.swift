import Foundation

/// The units that regions measure in.
nonisolated enum RegionalUnit {
  private static let imperial: Set<String> = ["US", "LR", "MM"]
  private static let fahrenheit: Set<String> = ["US", "BS", "KY", "LR", "PW", "FM", "MH"]
  private static let miles: Set<String> = ["US", "GB", "LR", "MM"]

  /// `value` in the unit that people of the region use for it.
  static func preferred<U: Dimension>(
    for value: Measurement<U>, usage: String, _ locale: Locale
  ) -> Measurement<U> {
    guard usage != "asProvided", let region = locale.region?.identifier,
      let unit = unit(for: value.unit, usage, region) as? U
    else { return value }
    return value.converted(to: unit)
  }

  private static func unit(for unit: Dimension, _ usage: String, _ region: String) -> Dimension? {
    switch unit {
    case let unit as UnitTemperature:
      if unit == .kelvin { return nil }
      return fahrenheit.contains(region) ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case let unit as UnitLength: return length(unit, usage, region)
    case let unit as UnitMass: return mass(unit, region)
    case let unit as UnitSpeed:
      guard unit == .kilometersPerHour || unit == .milesPerHour else { return nil }
      return miles.contains(region) ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: return nil
    }
  }

  private static func length(_ unit: UnitLength, _ usage: String, _ region: String) -> UnitLength? {
    let isMetric = !imperial.contains(region)
    if unit == .kilometers || unit == .miles {
      return isMetric && !(usage == "road" && miles.contains(region)) ? .kilometers : .miles
    }
    if unit == .meters || unit == .feet || unit == .yards { return isMetric ? .meters : .feet }
    if unit == .centimeters || unit == .inches { return isMetric ? .centimeters : .inches }
    return nil
  }

  private static func mass(_ unit: UnitMass, _ region: String) -> UnitMass? {
    let isMetric = !imperial.contains(region)
    if unit == .kilograms || unit == .pounds { return isMetric ? .kilograms : .pounds }
    if unit == .grams || unit == .ounces { return isMetric ? .grams : .ounces }
    return nil
  }
}
