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
  public static var personHeight: Self { Self("personHeight") }
  /// How far it is along a road.
  public static var road: Self { Self("road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// What somebody weighs.
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm the air is.
  public static var weather: Self { Self("weather") }
  /// How warm somebody is.
  public static var person: Self { Self("person") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement; Foundation has it on Apple's systems only.
  ///
  /// Numbers are the locale's; the names of units are their international symbols or English.
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
      let shown = RegionalUnit.preferred(for: value, usage: usage, locale)
      let plain = FloatingPointFormatStyle<Double>(locale: locale)
      let usual =
        usage == "asProvided" ? plain : plain.precision(.fractionLength(0...digits(of: shown)))
      let number = (numberFormatStyle?.locale(locale) ?? usual).format(shown.value)
      switch width {
      case .wide:
        let name = UnitName.wide(shown.unit, isOne: number == "1")
        return number + " " + (name ?? shown.unit.symbol)
      case .abbreviated:
        return number + (UnitName.isAttached(shown.unit, locale) ? "" : " ") + shown.unit.symbol
      case .narrow:
        return number + (UnitName.narrow(shown.unit) ?? shown.unit.symbol)
      }
    }

    /// Large numbers are whole, small ones have two significant digits.
    private func digits(of value: Measurement<UnitType>) -> Int {
      abs(value.value) < 10 && abs(value.value) > 0 ? 1 : 0
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
