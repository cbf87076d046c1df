import Foundation
import HangaDrawing
import HangaGeometry

/// How numbers, paths and colours are written in an SVG.
enum SVGText {
  /// At most three decimals: a thousandth of a point.
  static func number(_ value: CGFloat) -> String { number(value, decimals: 3) }

  static func number(_ value: CGFloat, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = (abs(value) * CGFloat(power)).rounded()
    guard scaled < 9e15 else { return "0" }
    let whole = Int(scaled)
    if whole == 0 { return "0" }
    var digits = String(whole % power)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (value < 0 ? "-" : "") + "\(whole / power)" + (digits.isEmpty ? "" : "." + digits)
  }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  static func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M\(point(to))"
      case .line(let to): "L\(point(to))"
      case .quadCurve(let to, let control): "Q\(point(control)) \(point(to))"
      case .curve(let to, let control1, let control2):
        "C\(point(control1)) \(point(control2)) \(point(to))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(number(t.tx)) \(number(t.ty)))"
    }
    let factors = [t.a, t.b, t.c, t.d].map { number($0, decimals: 6) }.joined(separator: " ")
    return "matrix(\(factors) \(number(t.tx)) \(number(t.ty)))"
  }

  static func color(_ color: ResolvedColor) -> String {
    var opaque = color
    opaque.alpha = 1
    return opaque.hexDescription.lowercased()
  }

  static func rect(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  /// Text between tags or in quotes; what XML has no letters for is left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
