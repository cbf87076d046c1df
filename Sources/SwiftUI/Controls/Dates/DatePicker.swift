import Foundation
import HangaRuntime

/// A control that chooses a day, a time or both; its look comes from the date picker style around
/// it, its words and days from the calendar, locale and time zone around it.
nonisolated public struct DatePicker<Label: View>: View {
  /// What can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: DatePickerComponents
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents,
    _ label: Label
  ) {
    (self.selection, self.bounds) = (selection, bounds)
    (self.components, self.label) = (components, label)
  }

  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(ControlLabel(label)), selection: selection, minimumDate: bounds.minimum,
      maximumDate: bounds.maximum, displayedComponents: components)
    (style ?? .automatic).make(configuration).environment(\.datePickerStyle, nil)
  }

  /// Any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }
  /// A date from the first to the last.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
  /// A date from the first on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
  /// A date up to the last.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(range), displayedComponents, label())
  }
}

/// What a date picker chooses.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The first and the last date that can be chosen.
nonisolated struct DateBounds: Equatable {
  var minimum: Date?
  var maximum: Date?

  init(minimum: Date? = nil, maximum: Date? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  init(_ range: ClosedRange<Date>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound)
  }
  init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }
  init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }

  func clamped(_ date: Date) -> Date {
    var date = date
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// Whether a moment from `start` up to `end` can be chosen.
  func meets(_ start: Date, _ end: Date) -> Bool {
    if let maximum, start > maximum { return false }
    if let minimum, end <= minimum { return false }
    return true
  }
}
