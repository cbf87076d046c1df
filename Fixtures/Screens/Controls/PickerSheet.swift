import SwiftUI

/// Pickers in every style.
struct PickerSheet: View {
  enum Season: String, CaseIterable, Identifiable {
    case spring, summer, autumn, winter
    var id: Self { self }
  }
  @State private var season = Season.summer
  @State private var colour = Color.orange
  @State private var date = Date(timeIntervalSince1970: 1_788_000_000)

  var body: some View {
    ControlSheet(title: "Pickers") {
      Family("Menus") {
        HStack {
          seasons("Season").pickerStyle(.menu).tint(.green)
          seasons("Season").pickerStyle(.menu).buttonStyle(.bordered)
          seasons("Season").pickerStyle(.menu).disabled(true)
        }
      }
      Family("Segments") {
        seasons("Season").pickerStyle(.segmented)
        Picker("Symbol", selection: $season) {
          ForEach(Season.allCases) { Image(systemName: Self.symbol($0)).tag($0) }
        }
        .pickerStyle(.segmented)
        seasons("Season").pickerStyle(.segmented).disabled(true)
      }
      Family("Palette and inline") {
        Picker("Symbol", selection: $season) {
          ForEach(Season.allCases) { Image(systemName: Self.symbol($0)).tag($0) }
        }
        .pickerStyle(.palette)
        seasons("Season").pickerStyle(.inline).frame(height: 110).clipped()
      }
      Family("Dates and colours") {
        DatePicker("Compact", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Hour", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
        ColorPicker("Colour", selection: $colour)
      }
      Family("Month") {
        DatePicker("Month", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
  }

  private func seasons(_ title: LocalizedStringKey) -> some View {
    Picker(title, selection: $season) {
      ForEach(Season.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
  }

  private static func symbol(_ season: Season) -> String {
    switch season {
    case .spring: "leaf"
    case .summer: "sun.max"
    case .autumn: "wind"
    case .winter: "snowflake"
    }
  }
}
