import Foundation

/// The three sizes a symbol may have beside text of one size.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
  case small, medium, large

  /// How much larger than medium, text-and-colour.md §5.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
