import Foundation
import HangaRuntime
import HangaTypesetting

/// The font that symbols are sized by.
package struct SymbolFont: Hashable, Sendable {
  /// The em size in points.
  package var pointSize: CGFloat
  /// 100…900; 400 is regular.
  package var weight: Double
  package init(pointSize: CGFloat, weight: Double) {
    (self.pointSize, self.weight) = (pointSize, weight)
  }
}

private enum SymbolFontKey: EnvironmentKey { static let defaultValue: SymbolFont? = nil }

extension EnvironmentValues {
  /// Symbols are as large and as bold as the texts around them, unless a bar sets its own size.
  package var symbolFont: SymbolFont {
    get {
      if let set = self[SymbolFontKey.self] { return set }
      let font = resolvedFont
      return SymbolFont(pointSize: font.size, weight: Double(font.weight))
    }
    set { self[SymbolFontKey.self] = newValue }
  }
}
