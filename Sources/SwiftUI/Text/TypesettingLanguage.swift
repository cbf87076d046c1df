import Foundation
import HangaRuntime

/// By which language lines are broken and set.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
  let language: Locale.Language?
  /// The locale's.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A certain one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// The language in which lines inside are broken and set.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    modifier(TypesettingLanguageModifier(language: isEnabled ? language.language : nil))
  }
}
