import Foundation
import HangaRuntime
import HangaTypesetting

/// The font that symbols are sized by.
package struct SymbolFont: Hashable, Sendable {
  /// The em size in points.
  package var pointSize: CGFloat
  /// 100…900; 400 is regular.
  package var weight: Double
}

extension EnvironmentValues {
  /// The size and weight of symbols here: those of the text beside them.
  package var symbolFont: SymbolFont {
    let font = resolvedFont
    return SymbolFont(pointSize: font.size, weight: Double(font.weight))
  }
}
