import Foundation
import HangaTypesetting
import Testing

/// Heights of one, two and three lines: facts/text-and-colour.md §2, second table; and at 1× the
/// measured single lines.
struct TextStyleHeightTests {
  struct Row: Sendable {
    var style: TextStyle
    var at3: [Double]
    var at2: [Double]
    var oneLineAt1: CGFloat
  }

  static let rows: [Row] = [
    Row(style: .largeTitle, at3: [40.67, 81.67, 122.67], at2: [41, 82, 123], oneLineAt1: 41),
    Row(style: .title, at3: [33.67, 67.67, 101.67], at2: [33.5, 67.5, 101.5], oneLineAt1: 34),
    Row(style: .title2, at3: [26.33, 54.33, 82.33], at2: [26.5, 54.5, 82.5], oneLineAt1: 27),
    Row(style: .title3, at3: [24, 49, 74], at2: [24, 49, 74], oneLineAt1: 24),
    Row(style: .headline, at3: [20.33, 42.33, 64.33], at2: [20.5, 42.5, 64.5], oneLineAt1: 21),
    Row(style: .body, at3: [20.33, 42.33, 64.33], at2: [20.5, 42.5, 64.5], oneLineAt1: 21),
    Row(style: .callout, at3: [19.33, 40.33, 61.33], at2: [19.5, 40.5, 61.5], oneLineAt1: 20),
    Row(style: .subheadline, at3: [18, 38, 58], at2: [18, 38, 58], oneLineAt1: 18),
    Row(style: .footnote, at3: [15.67, 33.67, 51.67], at2: [16, 34, 52], oneLineAt1: 16),
    Row(style: .caption, at3: [14.33, 30.33, 46.33], at2: [14.5, 30.5, 46.5], oneLineAt1: 15),
    Row(style: .caption2, at3: [13.33, 26.33, 39.67], at2: [13.5, 26.5, 39.5], oneLineAt1: 14),
  ]

  @Test(arguments: rows) func linesAreAsTallAsMeasured(row: Row) {
    let typesetter = fixedTypesetter()
    let font = FontDescription.textStyle(row.style)
    for count in 1...3 {
      let text = Array(repeating: "a", count: count).joined(separator: "\n")
      let at3 = typesetter.layout(text, font: font, scale: 3).size.height
      let at2 = typesetter.layout(text, font: font, scale: 2).size.height
      #expect(abs(at3 - row.at3[count - 1]) < 0.005)
      #expect(abs(at2 - row.at2[count - 1]) < 0.005)
    }
    #expect(typesetter.layout("a", font: font, scale: 1).size.height == row.oneLineAt1)
  }

  @Test func threeLinesOfBodyAre65At1x() {
    #expect(fixedTypesetter().layout("a\na\na", font: body).size.height == 65)
  }

  @Test func contentSizeMediumBodyIs19AndAHalfAt2x() {
    let font = FontDescription.textStyle(.body, contentSize: .medium)
    #expect(fixedTypesetter().layout("a", font: font, scale: 2).size.height == 19.5)
  }

  @Test func fixedSizesHaveNoLeading() {
    // 2 × 1.193359375 × 40 = 95.46875
    let layout = fixedTypesetter().layout("a\na", font: FontDescription(size: 40), scale: 1)
    #expect(layout.size.height == 96)
  }

  @Test func tightAndLooseLeadingChangeThePitchByTwo() {
    let typesetter = fixedTypesetter()
    let tight = FontDescription.textStyle(.body, leadingAdjustment: -2)
    let loose = FontDescription.textStyle(.body, leadingAdjustment: 2)
    let height = typesetter.layout("a\na", font: body, scale: 2).size.height
    #expect(typesetter.layout("a\na", font: tight, scale: 2).size.height == height - 2)
    #expect(typesetter.layout("a\na", font: loose, scale: 2).size.height == height + 2)
  }

  @Test func weightDoesNotChangeHeights() {
    let bold = FontDescription.textStyle(.body, weight: 900)
    #expect(bold.lineHeight == body.lineHeight)
    #expect(bold.lineLeading == body.lineLeading)
  }
}
