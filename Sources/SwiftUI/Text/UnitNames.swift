import Foundation

/// The names that the library of languages has for units.
nonisolated enum UnitName {
  /// The identifier of a unit, or `nil` for those that a program makes.
  static func identifier(_ unit: Dimension) -> String? {
    // 1. Two symbols stand for two units each.
    switch unit {
    case UnitDuration.minutes: return "minute"
    case UnitAcceleration.gravity: return "g-force"
    default: return names[unit.symbol]
    }
  }

  private static let names: [String: String] = [
    "m/s²": "meter-per-square-second", "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second",
    "rad": "radian", "rev": "revolution", "km²": "square-kilometer", "m²": "square-meter",
    "cm²": "square-centimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare", "h": "hour", "s": "second",
    "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "A": "ampere",
    "mA": "milliampere", "V": "volt", "Ω": "ohm", "kJ": "kilojoule", "J": "joule",
    "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour", "Hz": "hertz",
    "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon", "lx": "lux", "B": "byte",
    "bit": "bit", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter",
    "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
    "ft": "foot", "yd": "yard", "mi": "mile", "ly": "light-year", "NM": "nautical-mile",
    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower", "hPa": "hectopascal", "kPa": "kilopascal", "inHg": "inch-ofhg",
    "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch", "m/s": "meter-per-second",
    "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot", "K": "kelvin",
    "°C": "celsius", "°F": "fahrenheit", "L": "liter", "dl": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "gal Imperial": "gallon-imperial", "fl oz Imperial": "fluid-ounce-imperial",
    "metric cup": "cup-metric", "mg/dL": "milligram-per-deciliter", "ppm": "permillion",
  ]
}
