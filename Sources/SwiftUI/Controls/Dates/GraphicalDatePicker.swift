import Foundation
import HangaLayout
import HangaRuntime

/// The days of a month, and a row for the time.
nonisolated struct GraphicalDatePicker: View {
  let choice: DateChoice
  let components: DatePickerComponents
  /// A moment of the month that arrows have led to; otherwise the chosen date's shows.
  @State private var leafedTo: Date?
  @State private var showsWheels = false

  init(choice: DateChoice, components: DatePickerComponents) {
    (self.choice, self.components) = (choice, components)
  }

  var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) {
        MonthHeader(
          choice: choice, month: leafedTo ?? choice.date, leafedTo: $leafedTo,
          showsWheels: $showsWheels)
        if showsWheels {
          DateWheels(choice: choice, components: .date, isWithoutDay: true)
            .frame(height: DatePickerMetrics.weekdayHeight + MonthGrid.height)
        } else {
          MonthGrid(choice: choice, month: leafedTo ?? choice.date)
        }
      }
      if components.contains(.hourAndMinute) {
        HStack(spacing: 0) {
          if components.contains(.date) {
            Text(verbatim: choice.timeWord).modifier(DisabledLabelDimming())
            Spacer(minLength: ControlMetrics.labelGap)
          }
          TimePill(choice: choice)
        }
        .frame(height: DatePickerMetrics.timeRowHeight)
        .padding(.leading, components.contains(.date) ? DatePickerMetrics.headerMargin : 0)
      }
    }
    .frame(idealWidth: DatePickerMetrics.monthWidth)
    .onChange(of: choice.date) { leafedTo = nil }
  }
}

/// The month's name, and arrows to the ones beside it.
nonisolated struct MonthHeader: View {
  let choice: DateChoice
  let month: Date
  @Binding var leafedTo: Date?
  @Binding var showsWheels: Bool

  init(
    choice: DateChoice, month: Date, leafedTo: Binding<Date?>, showsWheels: Binding<Bool>
  ) {
    (self.choice, self.month) = (choice, month)
    _leafedTo = leafedTo
    _showsWheels = showsWheels
  }

  var body: some View {
    let wheels = $showsWheels
    HStack(spacing: DatePickerMetrics.arrowGap) {
      Button(action: UserAction.onMain { wheels.wrappedValue.toggle() }) {
        HStack(spacing: 4) {
          Text(verbatim: choice.words.template("yMMMM", month))
            .font(.system(size: DatePickerMetrics.headerFont, weight: .semibold))
            .foregroundStyle(showsWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          Image(systemName: showsWheels ? "chevron.down" : "chevron.forward")
            .font(.system(size: DatePickerMetrics.titleArrow, weight: .bold))
            .foregroundStyle(.tint)
        }
      }
      .buttonStyle(PlainButtonStyle())
      Spacer(minLength: 0)
      if !showsWheels {
        arrow("chevron.backward", -1)
        arrow("chevron.forward", 1)
      }
    }
    .frame(height: DatePickerMetrics.headerHeight)
    .padding(.leading, DatePickerMetrics.headerMargin)
    .padding(.trailing, DatePickerMetrics.arrowMargin)
  }

  private func arrow(_ symbol: String, _ step: Int) -> some View {
    let leafedTo = $leafedTo
    let next = choice.adding(
      .month, step, to: MonthDays(around: month, in: choice.calendar).start)
    return Button(action: UserAction.onMain { leafedTo.wrappedValue = next }) {
      Image(systemName: symbol).font(.system(size: DatePickerMetrics.arrow, weight: .medium))
        .frame(width: DatePickerMetrics.arrowWidth, height: DatePickerMetrics.headerHeight)
        .contentShape(Rectangle())
    }
    .buttonStyle(BorderlessButtonStyle())
    .disabled(!choice.bounds.meets(next, choice.adding(.month, 1, to: next)))
  }
}

extension GraphicalDatePicker: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension MonthHeader: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
