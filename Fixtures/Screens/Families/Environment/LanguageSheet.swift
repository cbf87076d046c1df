import SwiftUI

/// Locales, calendars and time zones of parts of a scene.
struct LanguageSheet: View {
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Sheet(title: "Languages, calendars, zones") {
      Group {
        Sample("One moment, one number, in six languages") {
          Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 3) {
            ForEach(["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_EG"], id: \.self) { name in
              GridRow {
                Text(name).foregroundStyle(.secondary)
                Text(moment, style: .date).fixedSize()
                Text(1234.5, format: .number)
                Text(0.25, format: .percent)
                Text(12.5, format: .currency(code: "EUR"))
              }
              .environment(\.locale, Locale(identifier: name))
            }
          }
          .font(.caption)
        }
        Sample("The scene's own: what --locale says") {
          HStack {
            Text(moment, style: .date)
            Text(1234.5, format: .number)
            Text(moment, format: .dateTime.weekday(.wide))
          }
          .font(.caption)
        }
        HStack(alignment: .top, spacing: 16) {
          Sample("Zones") {
            VStack(alignment: .leading, spacing: 2) {
              ForEach(["GMT", "America/New_York", "Asia/Tokyo"], id: \.self) { zone in
                Text(moment, format: .dateTime.day().hour().minute().timeZone())
                  .environment(\.timeZone, TimeZone(identifier: zone) ?? .gmt)
              }
            }
            .font(.caption)
          }
          Sample("Calendars") {
            VStack(alignment: .leading, spacing: 2) {
              ForEach(
                [Calendar.Identifier.gregorian, .buddhist, .japanese, .islamicCivil], id: \.self
              ) {
                Text(moment, style: .date).environment(\.calendar, Calendar(identifier: $0))
              }
            }
            .font(.caption)
          }
        }
      }
      Group {
        Sample("A month that begins on Mondays, in French") {
          DatePicker("", selection: .constant(moment), displayedComponents: .date)
            .datePickerStyle(.graphical).labelsHidden()
            .environment(\.calendar, mondays).environment(\.locale, Locale(identifier: "fr_FR"))
            .frame(width: 320)
        }
        Sample("Upper case is a language's: ß, and the Turkish i") {
          HStack {
            Text("straße").environment(\.locale, Locale(identifier: "de"))
            Text("title").environment(\.locale, Locale(identifier: "tr"))
            Text("title").environment(\.locale, Locale(identifier: "en"))
            Text("As It Is").textCase(nil)
          }
          .textCase(.uppercase)
        }
      }
    }
  }

  private var mondays: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    return calendar
  }
}
