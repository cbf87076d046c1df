import Foundation
import HangaRuntime

extension LocalizedStringKey {
  /// A piece of the shown text.
  package struct Part {
    package enum Content {
      case string(String)
      case text(Text)
    }
    package var content: Content
    /// What Markdown says of it.
    package var look: TextLook
  }

  /// The shown text: translated, Markdown read, values put in.
  ///
  /// Markdown is read before values are put in, so that values cannot bring any.
  package func parts(table: String?, in environment: EnvironmentValues) -> [Part] {
    let format =
      environment.textLocalizer.find(
        key, table: table, locale: environment.locale, arguments: arguments) ?? key
    var result: [Part] = []
    var next = 0
    for marked in MarkdownAttributes.runs(of: InlineMarkdown.runs(of: format)) {
      let run = marked.run
      let look = TextLook(run)
      guard !arguments.isEmpty else {
        result.append(Part(content: .string(run.text), look: look))
        continue
      }
      let first = result.count
      defer { if marked.inflects { Self.inflect(&result, from: first, environment.locale) } }
      for piece in FormatString.pieces(of: run.text) {
        let content = content(of: piece, &next, environment)
        if case .string(let string) = content, result.count > first,
          case .string(let last)? = result.last?.content
        {
          result[result.count - 1].content = .string(last + string)
        } else {
          result.append(Part(content: content, look: look))
        }
      }
    }
    return result
  }

  /// Has the words of the newest parts agree with their number.
  private static func inflect(_ parts: inout [Part], from first: Int, _ locale: Locale) {
    guard parts.count == first + 1, case .string(let text) = parts[first].content else { return }
    parts[first].content = .string(Inflection.applied(to: text, locale))
  }

  private func content(
    of piece: FormatString.Piece, _ next: inout Int, _ environment: EnvironmentValues
  ) -> Part.Content {
    switch piece {
    case .literal(let string): return .string(string)
    case .value(let specifier):
      let index = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      guard arguments.indices.contains(index) else { return .string("") }
      switch arguments[index] {
      case .text(let text): return .text(text)
      case .formatted(let text): return .string(text.string(in: environment))
      case .string(let string): return .string(specifier.padded(string))
      case .integer(let value): return .string(specifier.string(value, environment.locale))
      case .unsigned(let value): return .string(specifier.string(value, environment.locale))
      case .floating(let value): return .string(specifier.string(value, environment.locale))
      }
    }
  }

  /// The key itself with its values put in, neither translated nor read as Markdown.
  package func plainString(in environment: EnvironmentValues) -> String {
    var next = 0
    guard !arguments.isEmpty else { return key.replacingOccurrences(of: "%%", with: "%") }
    return FormatString.pieces(of: key).map { piece in
      switch content(of: piece, &next, environment) {
      case .string(let string): string
      case .text(let text): text.plainString(in: environment)
      }
    }.joined()
  }

  /// The shown text without looks, for readers and other texts that are plain strings.
  package func string(table: String? = nil, in environment: EnvironmentValues) -> String {
    Text(storage: .key(self, table: table)).plainString(in: environment)
  }
}

extension Text {
  /// The shown characters.
  package func plainString(in environment: EnvironmentValues) -> String {
    TextResolver.resolve(self, in: environment).string
  }
}

extension TextLook {
  /// What Markdown says of a run.
  init(_ run: InlineMarkdown.Run) {
    self.init()
    if run.isStrong { traits.append(.emphasis) }
    if run.isEmphasized { traits.append(.italic) }
    if run.isCode { traits.append(.design(.monospaced)) }
    if run.isStruck { strikethrough = .line(.single) }
    if run.link != nil {
      isLink = true
      fill = TextFill(TintShapeStyle())
    }
  }
}
