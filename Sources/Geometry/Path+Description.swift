import Foundation

extension Path: LosslessStringConvertible {
  /// Numbers and letters: `x y m` move, `x y l` line, `cx cy x y q` and `c1x c1y c2x c2y x y c`
  /// curves, `h` close.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): return text(to) + " m"
      case .line(let to): return text(to) + " l"
      case .quadCurve(let to, let control): return text(control, to) + " q"
      case .curve(let to, let control1, let control2): return text(control1, control2, to) + " c"
      case .closeSubpath: return "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` writes; `nil` if a word is no number or letter of it, or the count of
  /// numbers before a letter is wrong.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points[0])
      case ("l", 2): addLine(to: points[0])
      case ("q", 4): addQuadCurve(to: points[1], control: points[0])
      case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): closeSubpath()
      case (_, _): return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
