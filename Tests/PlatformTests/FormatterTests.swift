import HangaPlatform
import Testing

struct FormatterTests {
  private func text(
    _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func timesWithColonsLoseLeadingZerosOnly() {
    #expect(text(3_605, .positional, [.hour, .minute, .second]) == "1:00:05")
    #expect(text(65, .positional, [.hour, .minute, .second]) == "1:05")
    #expect(text(65, .positional, [.hour, .minute, .second], .pad) == "00:01:05")
    #expect(text(5, .positional, [.minute, .second], .pad) == "00:05")
  }

  @Test func wordsLoseAllZeros() {
    #expect(text(5_400, .abbreviated, [.hour, .minute]) == "1h 30m")
    #expect(text(3_600, .full, [.hour, .minute]) == "1 hour")
    #expect(text(7_260, .full, [.hour, .minute]) == "2 hours, 1 minute")
    #expect(text(7_260, .short, [.hour, .minute]) == "2 hrs, 1 min")
    #expect(text(0, .abbreviated, [.hour, .minute]) == "0m")
  }

  @Test func atMostSoManyUnitsShow() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3 * 3_600 + 120) == "3h")
  }

  @Test func measurementsKeepTheirUnitIfAsked() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    let warmth = Measurement(value: 21.46, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warmth) == "21.5°C")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
  }

  @Test func measurementsFollowTheLocaleOtherwise() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let warmth = Measurement(value: 100, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warmth) == "212°F")
  }

  @Test func namesAreShortened() {
    let formatter = PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Ada King Lovelace")!
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
  }
}

struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home", true),
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home!", false),
    ("SELF CONTAINS[cd] %@", "CAFE", "the café", true),
    ("SELF BEGINSWITH %@", "the", "the café", true),
    ("SELF ENDSWITH[c] %@", "THE", "the café", false),
    ("SELF LIKE %@", "t*f?", "the café", true),
    ("SELF == %@", "a", "a", true), ("name == %@", "a", "a", false),
  ])
  func textsAreCompared(format: String, text: String, subject: String, holds: Bool) {
    #expect(NSPredicate(format: format, text).evaluate(with: subject) == holds)
  }
}
