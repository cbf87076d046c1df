import Foundation

/// Every symbol's name and where its picture comes from.
///
/// One line a symbol: `name flags: source`. Variants that a rule makes have no line.
///
/// Flags: `f` the package has the same file with `-fill`; `c` and `s` the symbol exists in a circle
/// and in a square, with the width in hundredths of an em its picture has there; `x` it exists
/// struck through; `b` it exists with badges, `t` with them at the top; `d` the file is so dense or
/// so solid that bolder lines would close it; `h` it is no symbol by itself.
///
/// Sources: `= name` another symbol's picture; `file name scale` a file of the icon package; else a
/// drawing as `SymbolDrawing` reads it.
enum SymbolTable {
  struct Entry: Hashable, Sendable {
    var name: String
    var flags: Set<Character>
    /// The widths inside a circle and a square in hundredths of an em.
    var enclosedWidths: [Character: CGFloat]
    var source: String

    var isHidden: Bool { flags.contains("h") }

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

  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for text in [shapes, arrows, objects, people] {
      for line in text.split(separator: "\n") {
        guard let entry = parsed(line) else { continue }
        entries[entry.name] = entry
      }
    }
    return entries
  }()

  /// A line without a colon is no entry.
  static func parsed(_ line: some StringProtocol) -> Entry? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let head = line[..<colon].split(separator: " ")
    guard let name = head.first else { return nil }
    var flags: Set<Character> = []
    var widths: [Character: CGFloat] = [:]
    var last: Character = " "
    for character in head.count > 1 ? String(head[1]) : "" {
      if let digit = character.wholeNumberValue {
        widths[last] = (widths[last] ?? 0) * 10 + CGFloat(digit)
      } else {
        flags.insert(character)
        last = character
      }
    }
    let source = line[line.index(after: colon)...].drop { $0 == " " }
    return Entry(
      name: String(name), flags: flags, enclosedWidths: widths, source: String(source))
  }
}
