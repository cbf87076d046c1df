import Foundation
import HangaRuntime
import UIKit

/// What strings made outside of any text are translated by: the tables and surroundings of the
/// scene whose pass is running.
package struct SceneWords: Sendable {
  package var environment: EnvironmentValues
  package init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Those of the running pass, or the defaults.
  package static var current: SceneWords {
    ScreenContext.current.words as? SceneWords ?? SceneWords(EnvironmentValues())
  }

  /// What a key stands for, values put in. Markdown is left as it is.
  package func string(_ key: LocalizedStringKey, table: String?, default: LocalizedStringKey?)
    -> String
  {
    let localizer = environment.textLocalizer
    let found = localizer.find(
      key.key, table: table, locale: environment.locale, arguments: key.arguments)
    let format = found ?? (`default` ?? key).key
    let arguments = found == nil ? (`default` ?? key).arguments : key.arguments
    return LocalizedStringKey(format: format, arguments: arguments).plainString(in: environment)
  }
}

extension String {
  /// A key of the app's strings: a literal, perhaps with values in it.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    public func hash(into hasher: inout Hasher) { hasher.combine(key.key) }
  }

  /// The translation of `keyAndValue` in the app's strings, or the key itself.
  ///
  /// Without a locale of its own it is in the language of the scene that is being laid out.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var words = SceneWords.current
    if let locale { words.environment.locale = locale }
    self = words.string(keyAndValue.key, table: table, default: nil)
  }

  /// The translation of `key`, or `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var words = SceneWords.current
    if let locale { words.environment.locale = locale }
    let format = LocalizedStringKey(
      format: "\(key)", arguments: defaultValue.key.arguments)
    self = words.string(format, table: table, default: defaultValue.key)
  }

  /// The translation that a resource names.
  public init(localized resource: LocalizedStringResource) {
    var words = SceneWords.current
    if let locale = resource.chosenLocale { words.environment.locale = locale }
    self = words.string(
      resource.localizedKey, table: resource.table, default: resource.defaultKey)
  }
}

/// The translation of `key` in the app's strings, or the key itself.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  SceneWords.current.string(
    LocalizedStringKey(format: key, arguments: []), table: nil, default: nil)
}

/// A key of the app's strings with where to look it up, for later.
nonisolated public struct LocalizedStringResource: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  let localizedKey: LocalizedStringKey
  let defaultKey: LocalizedStringKey?
  let chosenLocale: Locale?
  /// The table, or `nil` for the usual one.
  public let table: String?
  /// What is looked up.
  public var key: String { localizedKey.key }
  /// The language it is wanted in.
  public var locale: Locale { chosenLocale ?? SceneWords.current.environment.locale }

  /// A key that stands for itself where there is no translation.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    (localizedKey, defaultKey) = (keyAndValue.key, nil)
    (self.table, chosenLocale) = (table, locale)
  }
  /// A key with what stands for it where there is no translation.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    localizedKey = LocalizedStringKey(format: "\(key)", arguments: defaultValue.key.arguments)
    (defaultKey, self.table, chosenLocale) = (defaultValue.key, table, locale)
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A resource in the language of the text that shows it.
nonisolated struct ResourceText: TextFormatting, Equatable {
  let resource: LocalizedStringResource
  func string(in environment: EnvironmentValues) -> String {
    var environment = environment
    if let locale = resource.chosenLocale { environment.locale = locale }
    return SceneWords(environment).string(
      resource.localizedKey, table: resource.table, default: resource.defaultKey)
  }
}

extension Text {
  /// The translation that a resource names.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .formatted(FormattedText(ResourceText(resource: resource))))
  }
}
