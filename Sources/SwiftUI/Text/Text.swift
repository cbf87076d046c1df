import Foundation
import HangaRuntime

/// One or more lines of read-only text.
///
/// - Proposes: nothing; it has no views inside.
/// - Reports: the width of its widest line and the height of its lines, each rounded up to a pixel
///   (facts/layout.md §10).
nonisolated public struct Text: Equatable, Sendable {
  package indirect enum Storage: Equatable, Sendable {
    case plain(String)
    case key(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case joined(Text, Text)
    case picture(Image)
  }

  package var storage: Storage
  /// What its own modifiers say, for everything inside.
  package var look = TextLook()

  package init(storage: Storage) { self.storage = storage }

  /// The translation of `key` in the app's strings, or `key` itself. Markdown in it is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .key(key, table: tableName))
  }

  /// `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .plain(String(content))) }

  /// `content` as it is, also if it is a literal.
  public init(verbatim content: String) { self.init(storage: .plain(content)) }

  /// Disfavored, because attributed strings can be literals too, and those are keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// A picture among letters: a symbol as large as they are, any other picture at its own size.
  public init(_ image: Image) { self.init(storage: .picture(image)) }

  /// One text after the other, each with its own look.
  public static func + (a: Text, b: Text) -> Text { Text(storage: .joined(a, b)) }

  /// This text with `change` said of everything inside that does not say otherwise.
  package func adding(_ change: (inout TextLook) -> Void) -> Text {
    var outer = TextLook()
    change(&outer)
    var copy = self
    copy.look = outer.adding(look)
    return copy
  }
}
