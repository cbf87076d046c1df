/// The embedding levels of a text's UTF-16 units: odd ones run from right to left.
package struct BidiLevels: Hashable, Sendable {
  /// The paragraph's own level, 0 or 1.
  package var base: UInt8
  package var levels: [UInt8]
  package init(base: UInt8, levels: [UInt8]) { (self.base, self.levels) = (base, levels) }
}
