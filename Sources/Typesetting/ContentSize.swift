/// The twelve Dynamic Type sizes, smallest first.
package enum ContentSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var isAccessibilitySize: Bool { self >= .accessibility1 }
  package static func < (lhs: ContentSize, rhs: ContentSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
