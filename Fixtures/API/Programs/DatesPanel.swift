import SwiftUI

/// Days, times and colours to choose, and controls that stand together.
struct DatesPanel: View {
  /// 18 April 2026, 14:05 in Greenwich.
  @State private var date = Date(timeIntervalSinceReferenceDate: 798_213_900)
  @State private var colour = Color.orange
  @State private var size = "M"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        DatePicker("Starts", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute)
        ColorPicker("Colour", selection: $colour)
        HStack {
          ControlGroup {
            Button {
            } label: {
              Image(systemName: "minus")
            }
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
          Spacer()
          PasteButton(payloadType: String.self) { _ in }
        }
        Gauge(value: 0.7) {
          Text("Battery")
        } currentValueLabel: {
          Text("70%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.accessoryLinear)
        Gauge(value: 0.7) {
          Text("Battery")
        }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.green)
        DatePicker("When", selection: $date, in: Self.first...)
          .datePickerStyle(.graphical)
      }
      .padding()
    }
  }

  /// 6 April 2026.
  private static let first = Date(timeIntervalSinceReferenceDate: 797_126_400)
}

/// The wheels of dates, and a choice on a screen of its own.
struct DateWheelsPanel: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 798_213_900)
  @State private var size = "M"

  var body: some View {
    NavigationStack {
      Form {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
        DatePicker("Starts", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
          .datePickerStyle(.wheel)
          .labelsHidden()
        DatePicker("Day and time", selection: $date)
          .datePickerStyle(.wheel)
          .labelsHidden()
      }
      .navigationTitle("Wheels")
    }
  }
}
