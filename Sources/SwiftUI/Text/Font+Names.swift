import Foundation
import HangaTypesetting

extension Font {
  /// A role of text that has a size for each type size.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
    case extraLargeTitle, extraLargeTitle2

    package var role: HangaTypesetting.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      }
    }
  }

  /// The family of letter shapes.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    package var family: FontDescription.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    /// 100 … 900.
    package let number: Int
    package init(number: Int) { self.number = number }
    /// 100 of 900.
    public static let ultraLight = Weight(number: 100)
    /// 200.
    public static let thin = Weight(number: 200)
    /// 300.
    public static let light = Weight(number: 300)
    /// 400, that of running text.
    public static let regular = Weight(number: 400)
    /// 500.
    public static let medium = Weight(number: 500)
    /// 600; families of two weights take their bold.
    public static let semibold = Weight(number: 600)
    /// 700.
    public static let bold = Weight(number: 700)
    /// 800.
    public static let heavy = Weight(number: 800)
    /// 900.
    public static let black = Weight(number: 900)
  }

  /// How wide letters are; 0 is standard, below is condensed.
  public struct Width: Hashable, Sendable {
    /// 0 for the standard width.
    public var value: CGFloat
    /// A width by its number.
    public init(_ value: CGFloat) { self.value = value }
    // The named widths' numbers are C.
    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The font's own.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    /// Points added to the line pitch. Source: facts/text-and-colour.md §2.
    package var adjustment: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }
}
