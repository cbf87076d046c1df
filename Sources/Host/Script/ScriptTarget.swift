import Foundation
import HangaDrawing

/// What a script's finger goes to.
public enum ScriptTarget: Hashable, Sendable, CustomStringConvertible {
  /// A view with this text, accessibility label or accessibility identifier; `occurrence` counts
  /// the matches from 1, in reading order of the tree.
  case text(String, occurrence: Int = 1)
  /// A place on the screen, in points.
  case point(CGPoint)

  public var description: String {
    switch self {
    case .text(let text, let occurrence):
      ScriptQuoting.quoted(text) + (occurrence == 1 ? "" : " #\(occurrence)")
    case .point(let point): ScriptQuoting.pair(point.x, point.y)
    }
  }
}

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
