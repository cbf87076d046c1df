import Foundation
import HangaRuntime

/// A look for date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker as its style sees it.
nonisolated public struct DatePickerStyleConfiguration {
  /// The date picker's label, whatever its type.
  nonisolated public struct Label: View, NamingLabel {
    let content: AnyView
    let nameText: Text?
    init(_ label: ControlLabel) { (content, nameText) = (label.view, label.name) }
    public var body: some View { content }
  }
  public let label: Label
  /// The chosen date; styles change it.
  @Binding public var selection: Date
  /// The first date that can be chosen.
  public var minimumDate: Date?
  /// The last date that can be chosen.
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }
}

/// Fields that show cards.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, look: .compact)
  }
}
/// Fields with day and time, which show cards to choose from.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, look: .compact)
  }
}
/// The days of a month.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, look: .graphical)
  }
}
/// Wheels that fingers turn.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DatePickerBody(configuration: configuration, look: .wheel)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A date picker's style, hidden in the environment.
nonisolated struct AnyDatePickerStyle {
  let make: (DatePickerStyleConfiguration) -> AnyView
  init<S: DatePickerStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyDatePickerStyle { AnyDatePickerStyle(DefaultDatePickerStyle()) }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyDatePickerStyle? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: AnyDatePickerStyle? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, AnyDatePickerStyle(style))
  }
}

extension DatePickerStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
