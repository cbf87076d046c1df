import Foundation

/// Numbers as dumps print them: at most two decimals, no locale, no negative zero.
package enum NumberText {
  package static func short(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let scaled = (abs(value) * 100).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    let hundredths = Int(scaled)
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  package static func short(_ rect: CGRect) -> String {
    "\(short(rect.minX)),\(short(rect.minY)) \(short(rect.width))×\(short(rect.height))"
  }

  package static func short(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }
}
