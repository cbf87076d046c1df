import Foundation
import HangaRuntime

/// A value whose text depends on the locale.
nonisolated package protocol TextFormatting: Sendable {
  func string(in environment: EnvironmentValues) -> String
  func isEqual(to other: any TextFormatting) -> Bool
  /// Whether the string changes as time goes on.
  var isLive: Bool { get }
}

extension TextFormatting {
  package var isLive: Bool { false }
}

extension TextFormatting where Self: Equatable {
  package func isEqual(to other: any TextFormatting) -> Bool { (other as? Self) == self }
}

/// A formatted value whose type is hidden.
nonisolated package struct FormattedText: Equatable, Sendable {
  private let value: any TextFormatting
  package init(_ value: any TextFormatting) { self.value = value }
  package func string(in environment: EnvironmentValues) -> String { value.string(in: environment) }
  package var isLive: Bool { value.isLive }
  package static func == (a: FormattedText, b: FormattedText) -> Bool {
    a.value.isEqual(to: b.value)
  }
}

/// A value and the style that writes it.
nonisolated struct StyledValue<F: FormatStyle>: TextFormatting, Equatable
where F.FormatInput: Equatable, F.FormatOutput == String {
  /// Values that nobody changes after they are made; only their types do not say so.
  nonisolated(unsafe) let input: F.FormatInput
  /// As above.
  nonisolated(unsafe) let format: F

  func string(in environment: EnvironmentValues) -> String {
    let localized = format.locale(environment.locale)
    guard var style = localized as? Date.FormatStyle else { return localized.format(input) }
    // What the style leaves to the machine is the scene's to say.
    if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return ((style as? F) ?? localized).format(input)
  }

  static func == (a: Self, b: Self) -> Bool { a.input == b.input && a.format == b.format }
}

/// A value and the older kind of formatter, which brings its own locale.
nonisolated struct FormatterText<Subject: Equatable>: TextFormatting, Equatable {
  /// A value that nobody changes after it is made.
  nonisolated(unsafe) let subject: Subject
  /// Read on the main actor only, like the views that hold it.
  nonisolated(unsafe) let formatter: Formatter

  func string(in environment: EnvironmentValues) -> String {
    formatter.string(for: subject) ?? "\(subject)"
  }
  static func == (a: Self, b: Self) -> Bool {
    a.subject == b.subject && a.formatter === b.formatter
  }
}

extension Text {
  /// `input` as `format` writes it in the surrounding locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedText(StyledValue(input: input, format: format))))
  }

  /// What `formatter` makes of a value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(
      storage: .formatted(FormattedText(FormatterText(subject: subject, formatter: formatter))))
  }

  /// What `formatter` makes of a date, which is no bridged value outside of Apple's systems.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(
      storage: .formatted(FormattedText(FormatterText(subject: subject, formatter: formatter))))
  }

  /// What `formatter` makes of an object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .plain(formatter.string(for: subject) ?? subject.description))
  }
}
