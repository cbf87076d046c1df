import Foundation
import HangaTypesetting
import Testing

/// facts/layout.md §3.1 and §3.2.
struct TextSpacingTests {
  struct Row: Sendable {
    var style: TextStyle
    var at2: (above: Double, below: Double, text: Double)
    var at3: (above: Double, below: Double, text: Double)
  }

  static let rows: [Row] = [
    Row(style: .largeTitle, at2: (12.70, 21.12, 0.5), at3: (12.53, 20.95, 0.667)),
    Row(style: .title, at2: (10.25, 17.19, 1), at3: (10.42, 17.35, 0.667)),
    Row(style: .title2, at2: (8.31, 13.75, 2), at3: (7.97, 13.42, 2)),
    Row(style: .title3, at2: (7.32, 12.28, 1.5), at3: (7.49, 12.44, 1.333)),
    Row(style: .body, at2: (6.60, 10.81, 2), at3: (6.43, 10.64, 2)),
    Row(style: .callout, at2: (5.86, 9.82, 2), at3: (5.86, 9.82, 2)),
    Row(style: .subheadline, at2: (5.62, 9.33, 2.5), at3: (5.62, 9.33, 2.333)),
    Row(style: .footnote, at2: (5.14, 8.35, 2.5), at3: (4.80, 8.02, 2.667)),
    Row(style: .caption, at2: (4.40, 7.37, 2), at3: (4.56, 7.53, 2)),
    Row(style: .caption2, at2: (4.15, 6.88, 0), at3: (3.99, 6.71, 0)),
  ]

  @Test(arguments: rows) func spacingAgreesWithTheTable(row: Row) {
    let font = FontDescription.textStyle(row.style)
    for (scale, expected) in [(CGFloat(2), row.at2), (3, row.at3)] {
      // The table has two decimals.
      #expect(abs(font.spacingAboveText(scale: scale) - expected.above) < 0.0101)
      #expect(abs(font.spacingBelowText(scale: scale) - expected.below) < 0.0101)
      #expect(abs(font.spacingTextToText(scale: scale) - expected.text) < 0.0005)
    }
  }
}
