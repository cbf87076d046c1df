import SwiftUI

/// How long, how far, how heavy: in the words of four languages.
struct DurationSheet: View {
  private static let languages = ["en_US", "ja_JP", "de_DE", "fr_FR"]

  var body: some View {
    ControlSheet(title: "Durations and measures") {
      ForEach(Self.languages, id: \.self) { language in
        let locale = Locale(identifier: language)
        Family(LocalizedStringKey(language)) {
          Text(Self.length(.full, locale))
          HStack(spacing: 16) {
            Text(Self.length(.abbreviated, locale))
            Text(Self.length(.positional, locale))
            Text(
              Duration.seconds(3725), format: .units(allowed: [.hours, .minutes], width: .wide))
          }
          HStack(spacing: 16) {
            Text(Self.road, format: .measurement(width: .wide))
            Text(Self.road, format: .measurement(width: .abbreviated))
            Text(Self.heat, format: .measurement(width: .narrow, usage: .weather))
          }
        }
        .environment(\.locale, locale)
      }
    }
  }

  private static let road = Measurement(value: 42, unit: UnitLength.kilometers)
  private static let heat = Measurement(value: 21, unit: UnitTemperature.celsius)

  private static func length(
    _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    return formatter.string(from: 3725) ?? ""
  }
}
