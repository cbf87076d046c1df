import Foundation

/// A whole text to lay out: its runs and the rules of its block. Line breaks in it are kept.
package struct Paragraph: Hashable, Sendable {
  /// Natural is left, or right if the paragraph runs from right to left.
  package enum Alignment: Hashable, Sendable { case left, center, right, natural }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  package enum LinePitch: Hashable, Sendable {
    /// In points.
    case exact(CGFloat)
    /// As a multiple of the largest font's size.
    case multiple(CGFloat)
    /// Added to the largest font's size.
    case increase(CGFloat)
    /// The fonts' own with so many points more.
    case adjusted(CGFloat)
  }

  package var runs: [TextRun]
  package var alignment = Alignment.natural
  /// The most lines shown; `nil` for any number.
  package var lineLimit: Int?
  /// The least number of lines the height is reserved for.
  package var minimumLines = 0
  package var truncation = Truncation.tail
  /// 0…1: how far glyphs may shrink before the text is truncated.
  package var minimumScaleFactor: CGFloat = 1
  /// Extra points between lines.
  package var lineSpacing: CGFloat = 0
  /// The distance of baselines, in place of the fonts' own and the spacing.
  package var linePitch: LinePitch?
  /// Whether characters may move together before the text is truncated.
  package var allowsTightening = false
  package var isRightToLeft = false
  package var localeIdentifier = "en"

  package init(runs: [TextRun]) { self.runs = runs }

  package init(_ string: String, font: FontDescription) {
    self.init(runs: [TextRun(string, TextAttributes(font: font))])
  }
}
