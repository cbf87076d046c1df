import Foundation
import HangaLayout
import HangaRuntime

/// The days of a month under the names of the days of the week.
nonisolated struct MonthGrid: View {
  let choice: DateChoice
  /// Any moment of the month.
  let month: Date

  /// The height of the weeks.
  static let height = DatePickerMetrics.weekHeight * CGFloat(DatePickerMetrics.weeks)

  var body: some View {
    let days = MonthDays(around: month, in: choice.calendar)
    let names = choice.words.weekdays
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Text(verbatim: names[index])
            .font(.system(size: DatePickerMetrics.weekdayFont, weight: .semibold))
            .foregroundStyle(DatePickerMetrics.weekday)
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: DatePickerMetrics.weekdayHeight)
      ForEach(0..<DatePickerMetrics.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { place in
            if let day = days.day(week: week, place: place) {
              MonthDay(
                choice: choice, number: day, start: choice.adding(.day, day - 1, to: days.start))
            } else {
              Color.clear
            }
          }
        }
        .frame(height: DatePickerMetrics.weekHeight)
      }
    }
  }
}

/// A day of a month, to tap; the chosen one on a circle.
nonisolated struct MonthDay: View {
  let choice: DateChoice
  let number: Int
  /// When the day begins.
  let start: Date

  var body: some View {
    let calendar = choice.calendar
    let isChosen = choice.isChosen(day: start)
    let isToday = calendar.isDate(start, inSameDayAs: choice.present)
    let isAllowed = choice.isAllowed(day: start)
    let (choice, start) = (choice, start)
    Button(action: UserAction.onMain { choice.choose(day: start) }) {
      Text(verbatim: choice.words.number(number))
        .font(.system(size: DatePickerMetrics.dayFont, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(color(isChosen: isChosen, isToday: isToday, isAllowed: isAllowed))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          if isChosen {
            Circle()
              .fill(Color.accentColor.opacity(isToday ? 1 : DatePickerMetrics.dayFill))
              .frame(width: DatePickerMetrics.dayCircle, height: DatePickerMetrics.dayCircle)
          }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .disabled(!isAllowed)
  }

  private func color(isChosen: Bool, isToday: Bool, isAllowed: Bool) -> AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(DatePickerMetrics.weekday) }
    if isChosen && isToday { return AnyShapeStyle(.white) }
    return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

extension MonthGrid: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension MonthDay: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
