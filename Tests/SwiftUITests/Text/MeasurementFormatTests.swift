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

  /// As the library of languages has them, which Foundation asks on Apple's systems too.
  @Test func namesAreTheLanguages() {
    func wide(_ locale: String) -> String {
      format(5, UnitLength.kilometers, locale, .wide, .asProvided)
    }
    #expect(wide("ja_JP") == "5キロメートル")
    #expect(wide("de_DE") == "5 Kilometer")
    #expect(wide("fr_FR") == "5\u{A0}kilomètres")
    #expect(wide("es_ES") == "5 kilómetros")
    #expect(wide("zh_CN") == "5公里")
    #expect(format(1, UnitDuration.minutes, "en_US", .wide, .asProvided) == "1 minute")
    #expect(format(21, UnitTemperature.celsius, "de_DE", .narrow, .asProvided) == "21°")
  }

  @Test func numbersAreWrittenAsAskedFor() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(style.format(Measurement(value: 2.5, unit: UnitLength.meters)) == "2,50 Meter")
  }

  @Test func textsShowMeasurementsInTheirLocale() {
    let value = Measurement(value: 25, unit: UnitTemperature.celsius)
    var environment = EnvironmentValues()
    let text = Text(value, format: .measurement(width: .abbreviated))
    #expect(text.plainString(in: environment) == "77°F")
    environment.locale = Locale(identifier: "fr_FR")
    #expect(text.plainString(in: environment) == "25\u{202F}°C")
  }
}
