import Foundation

/// Texts and numbers as scripts write them.
enum ScriptQuoting {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// The shortest digits that give the same number; whole numbers without a point.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func pair(_ x: CGFloat, _ y: CGFloat) -> String { number(x) + "," + number(y) }
}
