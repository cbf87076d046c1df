import Foundation
import HangaRuntime

/// Says something of the letters of the texts inside.
nonisolated public struct TextLookModifier: EnvironmentWriting, Equatable {
  let look: TextLook

  package func write(to environment: inout EnvironmentValues) {
    environment.textLook = environment.textLook.adding(look)
  }
}

/// Changes the font of the texts and symbols inside.
nonisolated public struct FontTraitModifier: EnvironmentWriting, Equatable {
  let trait: Font.Trait

  package func write(to environment: inout EnvironmentValues) {
    environment.fontTraits.append(trait)
  }
}

extension View {
  nonisolated private func trait(_ trait: Font.Trait?, _ kind: Font.TraitKind) -> some View {
    modifier(FontTraitModifier(trait: trait ?? .without(kind)))
  }

  nonisolated private func look(_ change: (inout TextLook) -> Void) -> some View {
    var look = TextLook()
    change(&look)
    return modifier(TextLookModifier(look: look))
  }

  /// The font of the texts and symbols inside; `nil` is body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of texts inside; `nil` leaves it to their fonts.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    trait(weight.map { .weight($0) }, .weight)
  }
  /// Sets the width of letters inside.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    trait(width.map { .width($0) }, .width)
  }
  /// Sets the design of the system's font inside.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    trait(design.map { .design($0) }, .design)
  }
  /// Makes texts inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    trait(isActive ? .emphasis : nil, .emphasis)
  }
  /// Slants texts inside.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    trait(isActive ? .italic : nil, .italic)
  }
  /// Shows texts inside in letters of equal widths.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    trait(isActive ? .design(.monospaced) : nil, .design)
  }
  /// Shows digits inside at equal widths.
  nonisolated public func monospacedDigit() -> some View {
    modifier(FontTraitModifier(trait: .monospacedDigits))
  }

  /// Points between letters; ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { look { $0.kerning = kerning } }
  /// Points after every letter; there are no ligatures.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    look { $0.tracking = tracking }
  }
  /// Points by which letters are raised.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    look { $0.baselineOffset = baselineOffset }
  }
  /// Draws a line below texts inside.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look { $0.underline = .init(isActive, pattern, color) }
  }
  /// Draws a line through texts inside.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    look { $0.strikethrough = .init(isActive, pattern, color) }
  }
  /// Shows texts inside smaller beside others.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    look { if isEnabled { $0.scale = scale } }
  }

  /// Shows texts in capital or small letters; `nil` shows them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  /// Adds points between the lines of each text.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Aligns the lines of each text inside to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where texts inside are cut that do not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Lets texts inside shrink to this share of their size, 0…1, before they are cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Lets letters move a little closer together before a text is cut.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Whether users may select text, which changes nothing in a picture.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether text can be selected.
nonisolated public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that may be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that may not.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text may be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text may not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Sets the language by which lines are broken, without changing what is written in them.
nonisolated public struct TypesettingLanguageModifier: EnvironmentWriting, Equatable {
  let language: Locale.Language?
  package func write(to environment: inout EnvironmentValues) {
    environment.typesettingLanguage = language
  }
}

private enum TypesettingLanguageKey: EnvironmentKey {
  static let defaultValue: Locale.Language? = nil
}

extension EnvironmentValues {
  /// The language by which lines are broken; `nil` takes the locale's.
  package var typesettingLanguage: Locale.Language? {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}
