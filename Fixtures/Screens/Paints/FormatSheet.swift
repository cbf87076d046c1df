import SwiftUI

/// Dates, numbers, measures and lists in several languages.
struct FormatSheet: View {
  private let moment = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        ForEach(["en_US", "de_DE", "ja_JP", "fr_FR", "ar_EG"], id: \.self) { name in
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: name).font(.headline)
            Text(moment, style: .date) + Text(verbatim: " · ") + Text(moment, style: .time)
            Text(moment, format: .dateTime.weekday(.wide).day().month().year())
            HStack {
              Text(1_234_567.891, format: .number)
              Text(0.256, format: .percent)
              Text(1234.5, format: .currency(code: "EUR"))
            }
            HStack {
              Text(["A", "B", "C"], format: .list(type: .and))
              Text(
                Measurement(value: 25, unit: UnitTemperature.celsius),
                format: .measurement(width: .abbreviated))
              Text(
                Measurement(value: 12, unit: UnitLength.kilometers),
                format: .measurement(width: .abbreviated))
            }
          }
          .environment(\.locale, Locale(identifier: name))
        }
        Text(timerInterval: moment...moment.addingTimeInterval(125), countsDown: true)
        Text(verbatim: moment.formatted(date: .long, time: .shortened))
        Text("^[\(2) box](inflect: true) and \(3) bags")
      }
      .font(.subheadline)
      .padding(16)
    }
  }
}
