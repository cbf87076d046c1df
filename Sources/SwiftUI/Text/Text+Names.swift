import Foundation
import HangaTypesetting

extension Text {
  /// Where a line that does not fit is shortened.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle

    package var paragraphMode: Paragraph.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// All letters capital or all small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    package func applied(to string: String, _ locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      package let pattern: LineDecoration.Pattern
      /// Unbroken.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    package var pattern: Pattern
    /// `nil` is the text's own colour.
    package var color: Color?
    /// A line; `nil` takes the text's colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }

  /// The size of a part of a text beside the rest.
  public struct Scale: Hashable, Sendable {
    /// What the font's size is multiplied by.
    package let factor: CGFloat
    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// The factor is C.
    public static let secondary = Scale(factor: 0.8)
  }
}
