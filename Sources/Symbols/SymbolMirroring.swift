import Foundation
import HangaGeometry

/// Which symbols have another drawing where text runs from right to left, and what it is.
package enum SymbolMirroring {
  /// Words of names that tell a direction of reading.
  private static let directions: Set<Substring> = ["forward", "backward"]
  /// First words of names whose pictures hold lines of text or come from where text begins; C beyond
  /// facts/layout.md §12, which says that there are such symbols.
  private static let families: Set<Substring> = ["list", "text", "increase", "decrease", "speaker"]
  /// What stands among those families and has no direction, or one that is meant as it is.
  private static let exceptions: Set<Substring> = [
    "bubble", "aligncenter", "alignleft", "alignright", "justify", "justifyleft", "justifyright",
    "cursor", "word", "below", "clipboard",
  ]

  /// Whether the symbol is mirrored.
  package static func mirrors(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    if words.contains(where: { directions.contains($0) }) { return true }
    guard let first = words.first, families.contains(first) else { return false }
    return words.allSatisfy { !exceptions.contains($0) }
  }
}

extension SymbolOutline {
  /// The same seen in a mirror, in the same box.
  package func mirrored() -> SymbolOutline {
    let map = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    var copy = self
    for index in copy.layers.indices {
      copy.layers[index].path = copy.layers[index].path.applying(map)
    }
    copy.ink.origin.x = size.width - ink.maxX
    return copy
  }
}
