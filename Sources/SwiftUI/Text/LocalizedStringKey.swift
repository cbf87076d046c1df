import Foundation
import HangaRuntime

/// A key of the app's strings: a literal, perhaps with values in it.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  /// What is looked up: the literal with a format specifier in place of each value.
  package let key: String
  package let arguments: [FormatArgument]

  /// A format with its values.
  package init(format: String, arguments: [FormatArgument]) {
    (key, self.arguments) = (format, arguments)
  }

  /// A key without arguments.
  public init(_ value: String) { (key, arguments) = (value, []) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// Collects a literal's pieces.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// A percent sign is doubled, because the key is a format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    mutating func append(_ argument: FormatArgument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      guard let formatter else { return append(.string("\(subject)"), "%@") }
      append(.formatted(FormattedText(FormatterText(subject: subject, formatter: formatter))), "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedText(StyledValue(input: input, format: format))), "%@")
    }

    /// An integer or a floating point number is written as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._formatArgument, value._formatSpecifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._formatArgument, specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)), "%@")
    }

    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      append(
        .formatted(FormattedText(FormatterText(subject: subject, formatter: formatter))), "%@")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)), "%@")
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)), "%@")
    }

    @available(*, deprecated, message: "Convert the value to a string first.")
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
  }
}

/// A value in a key.
nonisolated package enum FormatArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  case formatted(FormattedText)
  case text(Text)
}

/// A number that a key's format can hold.
nonisolated public protocol _FormatSpecifiable: Equatable {
  var _formatSpecifier: String { get }
  var _formatArgument: _FormatNumber { get }
}

/// A number for a key's format.
nonisolated public struct _FormatNumber: Sendable {
  package let argument: FormatArgument
}

extension LocalizedStringKey.StringInterpolation {
  mutating func append(_ number: _FormatNumber, _ specifier: String) {
    append(number.argument, specifier)
  }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _formatSpecifier: String { Self.isSigned ? "%lld" : "%llu" }
  public var _formatArgument: _FormatNumber {
    _FormatNumber(
      argument: Self.isSigned
        ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _formatSpecifier: String { "%lf" }
  public var _formatArgument: _FormatNumber { _FormatNumber(argument: .floating(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
