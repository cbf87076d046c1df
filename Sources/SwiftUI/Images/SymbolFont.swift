import Foundation
import HangaRuntime

/// The font that symbols are sized by.
package struct SymbolFont: Hashable, Sendable {
  /// The em size in points.
  package var pointSize: CGFloat
  /// 100…900; 400 is regular.
  package var weight: Double
  package init(pointSize: CGFloat, weight: Double) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }

  /// The body style at the default type size (facts/text-and-colour.md §1).
  package static let body = SymbolFont(pointSize: 17, weight: 400)
}

private enum SymbolFontKey: EnvironmentKey { static let defaultValue = SymbolFont.body }

extension EnvironmentValues {
  package var symbolFont: SymbolFont {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }
}
