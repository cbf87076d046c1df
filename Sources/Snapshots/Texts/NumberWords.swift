import Foundation

/// Numbers in sentences, whatever the locale.
package enum NumberWords {
  /// Digits in groups of three.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append("\u{2009}") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// A share with three digits that say something, never zero for what is not.
  package static func percent(_ share: Double) -> String {
    let value = share * 100
    if value > 0, value < 0.001 { return "under 0.001 %" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    let digits = String(rest + 1000).dropFirst()
    let short = digits.prefix(whole >= 10 ? 1 : whole >= 1 ? 2 : 3)
    return "\(whole).\(short) %"
  }

  package static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths == 0
      ? "under 0.1" : tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  package static func seconds(_ value: Double) -> String {
    let thousandths = Int((abs(value) * 1000).rounded())
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(value < 0 ? "−" : "")\(thousandths / 1000).\(digits) s"
  }
}
