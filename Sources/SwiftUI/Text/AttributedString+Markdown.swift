import Foundation

/// What Markdown says of characters; Foundation has it on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Between single asterisks: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Between double asterisks: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Between backticks: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Between double tildes: struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes.SwiftUIAttributes {
  /// The attribute that holds what Markdown means by a run.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is understood.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens where the text is no Markdown.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Kept for the name: attributes in `^[…](…)` are not read.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is understood.
    public var interpretedSyntax: InterpretedSyntax
    /// Kept for the name: what is no Markdown is shown as it is.
    public var failurePolicy: FailurePolicy
    /// Kept for the name: the language of the text, or `nil`.
    public var languageCode: String?
    /// The options by default: all of Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// The translation of a key in the app's strings, its inline Markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let string = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    self = InlineMarkdown.runs(of: string).reduce(into: AttributedString()) {
      $0.append(Self.piece($1, relativeTo: nil))
    }
  }

  /// Reads Markdown: emphasis, code, strikethrough and links. Of blocks, where they are understood,
  /// the characters are left.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let source =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.flattened(markdown)
      case .inlineOnly: MarkdownBlocks.joined(markdown)
      case .inlineOnlyPreservingWhitespace: markdown
      }
    for run in InlineMarkdown.runs(of: source) {
      append(Self.piece(run, relativeTo: baseURL))
    }
  }

  private static func piece(_ run: InlineMarkdown.Run, relativeTo baseURL: URL?)
    -> AttributedString
  {
    var piece = AttributedString(run.text)
    var intent: InlinePresentationIntent = []
    if run.isStrong { intent.insert(.stronglyEmphasized) }
    if run.isEmphasized { intent.insert(.emphasized) }
    if run.isCode { intent.insert(.code) }
    if run.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
    return piece
  }
}
