import Foundation

/// Every symbol's name and where its picture comes from.
///
/// One line a symbol: `name flags: source`. Variants that a rule makes have no line.
///
/// Flags: `f` the package has the same file with `-fill`; `o` the filled symbol is the drawing with
/// the inside of its first step filled and the others taken out of it, `e` the same with the others
/// as a sign on the first; `c` and `s` the symbol exists in a circle and in a square, with the width
/// in hundredths of an em its picture has there; `x` it exists struck through; `b` it exists with
/// badges, `t` with them at the top; `d` it is so dense or so solid that bolder lines would close it;
/// `h` it is no symbol by itself.
///
/// Sources: `= name` another symbol's picture; `file name scale` a file of the icon package; else a
/// drawing as `SymbolDrawing` reads it.
enum SymbolTable {
  /// A line, taken apart no further than to find it: a screen asks for few of a thousand.
  struct Entry: Hashable, Sendable {
    let name: String
    /// What stands between the name and the colon.
    fileprivate let marks: Substring
    /// What follows the colon.
    fileprivate let rest: Substring

    var source: String { String(rest.drop { $0 == " " }) }

    var flags: Set<Character> { Set(marks.filter { $0.wholeNumberValue == nil }) }

    /// The widths inside a circle and a square in hundredths of an em.
    var enclosedWidths: [Character: CGFloat] {
      var widths: [Character: CGFloat] = [:]
      var last: Character = " "
      for character in marks {
        if let digit = character.wholeNumberValue {
          widths[last] = (widths[last] ?? 0) * 10 + CGFloat(digit)
        } else {
          last = character
        }
      }
      return widths
    }

    var isHidden: Bool { marks.utf8.contains(UInt8(ascii: "h")) }

    /// The name of the symbol this one repeats.
    var alias: String? { source.hasPrefix("= ") ? String(source.dropFirst(2)) : nil }

    /// The package's file and its scale.
    var file: (name: String, scale: CGFloat)? {
      let words = source.split(separator: " ")
      guard words.first == "file", words.count == 3, let scale = Double(words[2])
      else { return nil }
      return (String(words[1]), CGFloat(scale))
    }
  }

  /// The width of a picture in its circle or square where the line names none, C.
  static let usualEnclosedWidth: CGFloat = 54

  static let texts = [
    shapes, layouts, arrows, turns, objects, tools, devices, rooms, vehicles, people, figures, talk,
    writing, nature, money, signs, later,
  ]

  private static let index = LineIndex(texts)

  static func entry(_ name: String) -> Entry? { index[name].flatMap { parsed($0) } }

  /// Every line, for what asks for all names.
  static var entries: [Entry] { index.lines.compactMap { parsed($0) } }

  /// A line without a colon is no entry.
  static func parsed(_ line: Substring) -> Entry? {
    let utf8 = line.utf8
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let head = line[..<colon]
    let end = head.utf8.firstIndex(of: UInt8(ascii: " ")) ?? colon
    guard end > head.startIndex else { return nil }
    return Entry(
      name: String(head[..<end]), marks: head[end...].drop { $0 == " " },
      rest: line[utf8.index(after: colon)...])
  }
}
