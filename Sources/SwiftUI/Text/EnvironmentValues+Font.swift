import Foundation
import HangaRuntime
import HangaTypesetting

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontTraitsKey: EnvironmentKey { static let defaultValue: [Font.Trait] = [] }
private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

/// Whether the user wants bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension EnvironmentValues {
  /// The font of texts and symbols; `nil` is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Changes of the font, outermost first.
  package var fontTraits: [Font.Trait] {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// Whether the reader asked for bold text; `nil` if nobody knows.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  package var fontConditions: FontConditions {
    FontConditions(
      contentSize: dynamicTypeSize.contentSize, legibilityWeight: legibilityWeight,
      platform: platform)
  }

  /// The font that texts and symbols without a font of their own have here.
  package var resolvedFont: FontDescription {
    (font ?? .body).description(fontConditions, adding: fontTraits)
  }
}
