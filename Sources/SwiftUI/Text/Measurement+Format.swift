import Foundation

/// What a measurement is of, which decides the units that a region's people use for it.
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }

  /// In the unit that the region prefers.
  public static var general: Self { Self("general") }
  /// In the unit it has.
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall somebody is.
  public static var personHeight: Self { Self("person-height") }
  /// How far it is along a road.
  public static var road: Self { Self("road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// What somebody weighs.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm the air is.
  public static var weather: Self { Self("weather") }
  /// How warm somebody is.
  public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self("food") }
  /// What an exercise takes.
  public static var workout: Self { Self("workout") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement; Foundation has it on Apple's systems only.
  ///
  /// Numbers and names of units are the locale's. A unit of a program's own has its symbol.
  nonisolated public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit's name is.
    public enum UnitWidth: String, Hashable, Codable, Sendable { case wide, abbreviated, narrow }

    /// How long the unit's name is.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    private var usage: String

    /// Everything said.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage.name)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      guard let words = words(value) else {
        let plain = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
        return plain.locale(locale).format(value.value) + " " + value.unit.symbol
      }
      // Where all know the scale of a temperature, the narrow form leaves it out.
      guard width == .narrow, value.unit is UnitTemperature, value.unit != UnitTemperature.kelvin,
        let degree = words.firstIndex(of: "°")
      else { return words }
      return words[..<degree].trimmingCharacters(in: .whitespaces) + "°"
    }

    private func words(_ value: Measurement<UnitType>) -> String? {
      guard let numberFormatStyle else {
        return UnitName.identifier(value.unit).flatMap {
          MeasureWords.words(value.value, skeleton($0, usage), locale)
        }
      }
      // The number in the words is replaced by one that is written as asked.
      let shown = RegionalUnit.preferred(for: value, usage: usage, locale)
      guard let unit = UnitName.identifier(shown.unit),
        let words = MeasureWords.words(shown.value, skeleton(unit, "asProvided"), locale),
        let number = MeasureWords.words(shown.value, MeasureWords.allDigits, locale)
      else { return nil }
      let styled = numberFormatStyle.locale(locale).format(shown.value)
      return words.replacingOccurrences(of: number, with: styled)
    }

    /// What the library of languages is asked for.
    private func skeleton(_ unit: String, _ usage: String) -> String {
      var parts = ["unit/\(unit)"]
      switch width {
      case .wide: parts.append("unit-width-full-name")
      case .abbreviated: parts.append("unit-width-short")
      case .narrow: parts.append("unit-width-narrow")
      }
      switch usage {
      case "asProvided": parts.append(MeasureWords.allDigits)
      case "general": parts.append("usage/default")
      default: parts.append("usage/\(usage)")
      }
      return parts.joined(separator: " ")
    }

    /// In another language or region.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Written as `style` says.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// Written with the unit's symbol, in the unit of the region.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
