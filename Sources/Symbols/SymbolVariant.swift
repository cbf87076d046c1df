import Foundation

/// The variants an environment asks every symbol for.
package struct SymbolVariant: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let fill = SymbolVariant(rawValue: 1)
  package static let slash = SymbolVariant(rawValue: 2)
  package static let circle = SymbolVariant(rawValue: 4)
  package static let square = SymbolVariant(rawValue: 8)
  package static let rectangle = SymbolVariant(rawValue: 16)

  private static let enclosures: [(SymbolVariant, String)] = [
    (.circle, ".circle"), (.square, ".square"), (.rectangle, ".rectangle"),
  ]

  /// The name with as many of the variants as there is a symbol for.
  ///
  /// A variant that no symbol has is dropped: first the fill, then the enclosure, then the slash.
  /// A symbol with a sign in its badge has the fill before the badge. An unknown name comes back
  /// unchanged.
  package func resolved(_ name: String) -> String {
    let slash = contains(.slash) ? ".slash" : ""
    let frame = Self.enclosures.first { contains($0.0) }?.1 ?? ""
    let fill = contains(.fill) ? ".fill" : ""
    let (base, ownFill) = name.removing(suffix: ".fill").map { ($0, ".fill") } ?? (name, "")
    let wanted = fill.isEmpty ? ownFill : fill
    let tails = [
      slash + frame + wanted, slash + frame, slash + wanted, slash, frame + wanted, frame, wanted,
    ]
    for tail in tails {
      if tail.isEmpty { return name }
      if tail == ".fill", let badge = base.range(of: ".badge.") {
        let filled = base[..<badge.lowerBound] + tail + base[badge.lowerBound...]
        if SymbolNames.contains(String(filled)) { return String(filled) }
      }
      if SymbolNames.contains(base + tail) { return base + tail }
    }
    return name
  }
}
