import Foundation
import SwiftUI
import Testing

struct MeasurementFormatTests {
  private func format<U: Dimension>(
    _ value: Double, _ unit: U, _ locale: String,
    _ width: Measurement<U>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<U> = .general
  ) -> String {
    Measurement<U>.FormatStyle(
      width: width, locale: Locale(identifier: locale), usage: usage
    ).format(Measurement(value: value, unit: unit))
  }

  /// 100 km are 62.137 mi, 25 °C are 77 °F, 10 kg are 22.05 lb.
  @Test func unitsAreTheRegions() {
    #expect(format(100, UnitLength.kilometers, "en_US") == "62 mi")
    #expect(format(100, UnitLength.kilometers, "de_DE") == "100 km")
    #expect(format(25, UnitTemperature.celsius, "en_US") == "77°F")
    #expect(format(25, UnitTemperature.celsius, "de_DE") == "25 °C")
    #expect(format(10, UnitMass.kilograms, "en_US") == "22 lb")
    #expect(format(5, UnitLength.kilometers, "en_GB", .abbreviated, .road) == "3.1 mi")
  }

  @Test func asProvidedKeepsUnitAndDigits() {
    #expect(format(12.25, UnitLength.kilometers, "en_US", .wide, .asProvided) == "12.25 kilometers")
    #expect(format(1, UnitLength.meters, "en_US", .wide, .asProvided) == "1 meter")
    #expect(format(12.5, UnitLength.kilometers, "de_DE", .abbreviated, .asProvided) == "12,5 km")
    #expect(format(21, UnitTemperature.celsius, "ja_JP", .narrow, .asProvided) == "21°")
  }

  @Test func textsShowMeasurementsInTheirLocale() {
    let value = Measurement(value: 25, unit: UnitTemperature.celsius)
    var environment = EnvironmentValues()
    let text = Text(value, format: .measurement(width: .abbreviated))
    #expect(text.plainString(in: environment) == "77°F")
    environment.locale = Locale(identifier: "fr_FR")
    #expect(text.plainString(in: environment) == "25 °C")
  }
}
