import Foundation
import HangaGeometry

/// Which symbols turn round where text runs from right to left.
package enum SymbolDirection {
  /// Words that name a direction of reading.
  private static let words: Set<Substring> = ["forward", "backward", "leading", "trailing"]

  /// Lists, whose marks stand before their lines, and indents; C.
  private static let lists = [
    "list.bullet", "list.dash", "list.number", "list.star", "list.triangle",
  ]
  private static let indents: Set<String> = ["increase.indent", "decrease.indent"]

  /// Whether the symbol `name` is mirrored (facts/layout.md §12).
  ///
  /// Names that say left and right never are, nor are the keys of players, whose names begin with
  /// the word.
  package static func mirrors(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    let turns = parts.dropFirst().contains { part in
      words.contains(part) || part.hasPrefix("leading") || part.hasPrefix("trailing")
    }
    let isPlayerKey = parts.first == "forward" || parts.first == "backward"
    return turns && !isPlayerKey || indents.contains(name)
      || lists.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

extension SymbolOutline {
  /// The same from right to left.
  package var mirrored: SymbolOutline {
    let map = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    var copy = self
    copy.layers = layers.map { layer in
      var layer = layer
      layer.path = layer.path.applying(map)
      return layer
    }
    copy.ink.origin.x = size.width - ink.maxX
    return copy
  }
}
