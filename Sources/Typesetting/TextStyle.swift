/// The named text styles.
package enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
  case caption, caption2
  case extraLargeTitle, extraLargeTitle2

  /// The style's weight. Source: facts/text-and-colour.md §1.
  package var weight: Int {
    switch self {
    case .headline: 600
    case .extraLargeTitle, .extraLargeTitle2: 700
    case .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote,
      .caption, .caption2:
      400
    }
  }

  /// The weight that bold gives the style. Source: facts/text-and-colour.md §1, last column.
  package var emphasizedWeight: Int {
    switch self {
    case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: 700
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: 600
    }
  }
}
