import Foundation
import HangaLayout
import HangaRuntime

/// Wheels for the parts of a date, in the locale's order.
nonisolated struct DateWheels: View {
  let choice: DateChoice
  let components: DatePickerComponents
  /// Whether only the month and the year are chosen.
  var isWithoutDay = false
  @Environment(\.hidesLabels) private var hidesLabels

  init(choice: DateChoice, components: DatePickerComponents, isWithoutDay: Bool = false) {
    (self.choice, self.components, self.isWithoutDay) = (choice, components, isWithoutDay)
  }

  var body: some View {
    let columns = columns
    HStack(spacing: 0) {
      ForEach(columns.indices, id: \.self) { WheelColumn(values: columns[$0]) }
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding(.horizontal, DatePickerMetrics.wheelMargin)
    .frame(maxWidth: hidesLabels || isWithoutDay ? .infinity : nil)
    .background {
      RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
        .fill(WheelMetrics.fill)
        .frame(height: WheelMetrics.row)
    }
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.beginsSeparators, false)
    .modifier(DisabledFade())
  }

  private var columns: [WheelValues] {
    var columns: [WheelValues] = []
    let hasTime = components.contains(.hourAndMinute)
    if components.contains(.date) {
      if hasTime {
        columns.append(dayOfTime)
      } else {
        columns += choice.words.dateOrder.compactMap {
          switch $0 {
          case .year: year
          case .month: month
          default: isWithoutDay ? nil : day
          }
        }
      }
    }
    guard hasTime else { return columns }
    switch choice.words.halfPlace {
    case .first: columns += [half, hour, minute]
    case .last: columns += [hour, minute, half]
    case .none: columns += [hour, minute]
    }
    return columns
  }

  // MARK: Days

  private var year: WheelValues {
    let choice = choice
    return WheelValues(
      chosen: choice.value(.year), room: .between(1...9999),
      text: { choice.words.template("y", choice.changed(.year, to: $0)) },
      choose: { choice.choose(choice.changed(.year, to: $0)) })
  }

  private var month: WheelValues {
    let choice = choice
    let count = choice.values(.month, in: .year).count
    let names = choice.calendar.standaloneMonthSymbols
    return WheelValues(
      chosen: choice.value(.month) - 1, room: .around(count),
      text: { names.indices.contains($0) ? names[$0] : "\($0 + 1)" },
      choose: { choice.choose(choice.changed(.month, to: $0 + 1)) })
  }

  private var day: WheelValues {
    let choice = choice
    return WheelValues(
      chosen: choice.value(.day) - 1, room: .around(choice.values(.day, in: .month).count),
      text: { choice.words.template("d", choice.changed(.day, to: $0 + 1)) },
      isAllowed: {
        choice.isAllowed(day: choice.startOfDay(choice.changed(.day, to: $0 + 1)))
      },
      choose: { choice.choose(choice.changed(.day, to: $0 + 1)) })
  }

  /// Days, counted from today, beside wheels for the time.
  private var dayOfTime: WheelValues {
    let choice = choice
    let today = choice.startOfDay(choice.present)
    return WheelValues(
      chosen: choice.days(from: today, to: choice.date), room: .endless,
      text: {
        $0 == 0
          ? choice.today : choice.words.template("EEEMMMd", choice.adding(.day, $0, to: today))
      },
      isAllowed: { choice.isAllowed(day: choice.adding(.day, $0, to: today)) },
      choose: { choice.choose(day: choice.adding(.day, $0, to: today)) })
  }

  // MARK: Time

  private var hour: WheelValues {
    let choice = choice
    let isHalved = choice.words.halfPlace != .none
    return WheelValues(
      chosen: choice.value(.hour), room: .around(24),
      text: { choice.words.number(isHalved ? ($0 + 11) % 12 + 1 : $0) },
      choose: { choice.choose(choice.changed(.hour, to: $0)) })
  }

  private var minute: WheelValues {
    let choice = choice
    return WheelValues(
      chosen: choice.value(.minute), room: .around(60),
      text: { choice.words.number($0, digits: 2) },
      choose: { choice.choose(choice.changed(.minute, to: $0)) })
  }

  private var half: WheelValues {
    let choice = choice
    let calendar = choice.calendar
    let hour = choice.value(.hour)
    return WheelValues(
      chosen: hour / 12, room: .between(0...1),
      text: { $0 == 0 ? calendar.amSymbol : calendar.pmSymbol },
      choose: { choice.choose(choice.changed(.hour, to: $0 * 12 + hour % 12)) })
  }
}

extension DateWheels: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
