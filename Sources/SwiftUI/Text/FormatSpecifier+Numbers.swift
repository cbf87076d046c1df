import Foundation

extension FormatSpecifier {
  /// Numbers filled up with zeros are codes, not amounts: they are not grouped; C.
  private var isGrouped: Bool { !(flags.contains("0") && width > 0) }

  private func signed(_ text: String, isNegative: Bool) -> String {
    if isNegative { return text }
    if flags.contains("+") { return "+" + text }
    return flags.contains(" ") ? " " + text : text
  }

  /// An integer with the locale's digits and grouping, unless the conversion asks for another base.
  package func string<I: BinaryInteger & Sendable>(_ value: I, _ locale: Locale) -> String {
    switch conversion {
    case "x": return padded(String(value, radix: 16), canTakeZeros: true)
    case "X": return padded(String(value, radix: 16, uppercase: true), canTakeZeros: true)
    case "o": return padded(String(value, radix: 8), canTakeZeros: true)
    case "c":
      return padded(
        UInt32(exactly: value).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "")
    case "f", "F", "e", "E", "g", "G", "a", "A": return string(Double(value), locale)
    default: break
    }
    var style = IntegerFormatStyle<I>(locale: locale)
    if !isGrouped { style = style.grouping(.never) }
    if let precision, precision > 0 { style = style.precision(.integerLength(precision...)) }
    return padded(
      signed(style.format(value), isNegative: value < 0), canTakeZeros: precision == nil)
  }

  /// A floating point number with the locale's digits, separator and grouping.
  package func string(_ value: Double, _ locale: Locale) -> String {
    guard value.isFinite else { return padded(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
    let places = precision ?? 6
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .grouping(isGrouped ? .automatic : .never)
    let text =
      switch conversion {
      case "d", "i", "u": style.precision(.fractionLength(0)).format(value.rounded(.towardZero))
      case "e", "E": style.notation(.scientific).precision(.fractionLength(places)).format(value)
      case "g", "G": style.precision(.significantDigits(1...max(places, 1))).format(value)
      default: style.precision(.fractionLength(places)).format(value)
      }
    return padded(signed(text, isNegative: value < 0), canTakeZeros: true)
  }
}
