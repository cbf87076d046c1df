import Foundation
import HangaTypesetting
import Testing

/// Line heights on a Mac (facts/text-and-colour.md §2, macOS).
struct MacFontTests {
  static let heights: [(CGFloat, CGFloat)] = [
    (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 21), (22, 26),
    (26, 31), (32, 38), (34, 40),
  ]

  @Test(arguments: heights)
  func linesAreWholePoints(_ size: CGFloat, _ height: CGFloat) {
    let font = FontDescription(size: size, platform: .macOS)
    #expect(font.lineHeight == height)
    for scale in [1, 2, 3] as [CGFloat] {
      let layout = fixedTypesetter().layout("m", font: font, scale: scale)
      #expect(layout.size.height == height)
    }
  }

  @Test func textStylesHaveTheMacsSizes() {
    let styles: [(TextStyle, CGFloat, CGFloat)] = [
      (.largeTitle, 26, 31), (.title, 22, 26), (.title2, 17, 21), (.title3, 15, 19),
      (.headline, 13, 16), (.body, 13, 16), (.callout, 12, 15), (.subheadline, 11, 14),
      (.footnote, 10, 13), (.caption, 10, 13), (.caption2, 10, 13),
    ]
    for (style, size, height) in styles {
      // The reader's text size does not count on a Mac.
      let font = FontDescription.textStyle(style, contentSize: .accessibility3, platform: .macOS)
      #expect(font.size == size)
      #expect(font.lineHeight == height)
    }
  }

  @Test func furtherLinesAddTheirPitch() {
    let title3 = FontDescription.textStyle(.title3, platform: .macOS)
    #expect(fixedTypesetter().layout("a\nb", font: title3).size.height == CGFloat(19 + 20))
    let body = FontDescription.textStyle(.body, platform: .macOS)
    #expect(fixedTypesetter().layout("a\nb\nc", font: body).size.height == CGFloat(3 * 16))
    let sixteen = FontDescription(size: 16, platform: .macOS)
    #expect(fixedTypesetter().layout("a\nb", font: sixteen).size.height == CGFloat(2 * 19))
  }

  @Test func textsFollowEachOtherWithoutADistance() {
    for style in TextStyle.allCases {
      let font = FontDescription.textStyle(style, platform: .macOS)
      #expect(font.spacingTextToText(scale: 2) == 0)
    }
  }

  @Test func theBaselineIsThirteenDown() {
    // The Mac's "T" of 13 points stands on row 13 of 16 (pixel map text-default-font-T).
    #expect(FontDescription(size: 13, platform: .macOS).ascender == 13)
  }
}
