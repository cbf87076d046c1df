import Foundation

/// What is logged, with its values put in.
///
/// Privacy is as under a debugger: every value is shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.padded(String(describing: value())) }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.padded(format.string(value())) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.padded(format.string(value())) }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.padded(format.string(Double(value()))) }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is written at least.
public struct OSLogStringAlignment: Sendable {
  /// Negative to the left.
  private var columns: Int

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0) }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: -columns())
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }

  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(abs(columns) - text.count, 0))
    return columns < 0 ? text + spaces : spaces + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var digits = 0
  private var hasSign = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting(digits: minDigits, hasSign: explicitPositiveSign) }
  public static var hex: OSLogIntegerFormatting { .hex() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", digits: minDigits,
      hasSign: explicitPositiveSign)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  private init(
    radix: Int = 10, isUppercase: Bool = false, prefix: String = "", digits: Int = 0,
    hasSign: Bool = false
  ) {
    (self.radix, self.isUppercase, self.prefix) = (radix, isUppercase, prefix)
    (self.digits, self.hasSign) = (digits, hasSign)
  }

  func string(_ value: some FixedWidthInteger) -> String {
    let figures = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(digits - figures.count, 0))
    let sign = value < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + zeros + figures
  }
}

/// How a broken number is written.
public struct OSLogFloatFormatting: Sendable {
  /// `nil` writes as many places as are needed.
  private var places: Int?
  private var conversion = "f"

  public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(places: precision(), conversion: "f")
  }
  public static var exponential: OSLogFloatFormatting { .exponential(precision: 6) }
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(places: precision(), conversion: "e")
  }
  public static var hybrid: OSLogFloatFormatting {
    OSLogFloatFormatting(places: nil, conversion: "g")
  }

  func string(_ value: Double) -> String {
    let precision = places.map { ".\(min(max($0, 0), 64))" } ?? ""
    return String(format: "%\(precision)\(conversion)", value)
  }
}
