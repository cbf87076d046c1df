import Foundation
import HangaRuntime

/// The days of a month, of which several can be chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  private let label: Label
  @Environment(\.self) private var surroundings

  private init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
    (self.selection, self.bounds, self.label) = (selection, bounds, label)
  }

  public var body: some View {
    GraphicalDatePicker(choice: choice, components: .date)
  }

  private var choice: DateChoice {
    var calendar = surroundings.calendar
    calendar.locale = surroundings.locale
    calendar.timeZone = surroundings.timeZone
    let (selection, days) = (selection, calendar)
    let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
    func chosen(_ day: Date) -> DateComponents? {
      selection.wrappedValue.first {
        days.date(from: $0).map { days.isDate($0, inSameDayAs: day) } ?? false
      }
    }
    return DateChoice(
      date: surroundings.presentDate, set: { _ in }, bounds: bounds, calendar: calendar,
      present: surroundings.presentDate, today: SystemWords.today(in: surroundings),
      timeWord: SystemWords.time(in: surroundings),
      several: DaySelection(
        contains: { chosen($0) != nil },
        toggle: { day in
          if let known = chosen(day) {
            selection.wrappedValue.remove(known)
          } else {
            selection.wrappedValue.insert(days.dateComponents(parts, from: day))
          }
        }))
  }
}

extension MultiDatePicker {
  /// Any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(), label())
  }
  /// Days before the end of `bounds`.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, DateBounds(bounds), label()) }
  /// Days from the first on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateBounds(bounds), label()) }
  /// Days before the end.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, DateBounds(bounds), label()) }
}

extension MultiDatePicker where Label == Text {
  /// Any days, with words.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleKey))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(title))
  }
  /// Days before the end of `bounds`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, DateBounds(bounds), Text(titleKey)) }
  /// Days from the first on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, DateBounds(bounds), Text(titleKey)) }
  /// Days before the end.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, DateBounds(bounds), Text(titleKey)) }
}

extension DateBounds {
  /// Up to the end of a range, not with it.
  fileprivate init(_ range: Range<Date>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound.addingTimeInterval(-1))
  }
  fileprivate init(_ range: PartialRangeUpTo<Date>) {
    self.init(maximum: range.upperBound.addingTimeInterval(-1))
  }
}
