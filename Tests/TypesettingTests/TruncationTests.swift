import Foundation
import HangaTypesetting
import Testing

/// With the fixed shaper at 10 pt every character, the ellipsis too, is 5 pt wide.
struct TruncationTests {
  private func truncated(
    _ string: String, _ characters: CGFloat, _ mode: Paragraph.Truncation, lines: Int = 1
  ) -> TextLayout {
    fixedTypesetter().layout(string, width: 5 * characters) {
      $0.lineLimit = lines
      $0.truncation = mode
    }
  }

  @Test func theTailIsCut() {
    let layout = truncated("abcdefgh", 5, .tail)
    #expect(layout.texts == ["abcd…"])
    #expect(layout.isTruncated)
  }

  @Test func theHeadIsCut() { #expect(truncated("abcdefgh", 5, .head).texts == ["…efgh"]) }

  @Test func theMiddleIsCut() { #expect(truncated("abcdefgh", 5, .middle).texts == ["ab…gh"]) }

  @Test func spacesBeforeTheEllipsisGo() {
    let layout = truncated("abc defgh", 5, .tail)
    #expect(layout.texts == ["abc…"])
    #expect(layout.size.width == CGFloat(5 * 4))
  }

  @Test func theLastLineOfSeveralIsCut() {
    #expect(truncated("aaa bbb ccc", 4, .tail, lines: 2).texts == ["aaa", "bbb…"])
    #expect(truncated("aaa bbb ccc", 4, .head, lines: 2).texts == ["aaa", "…ccc"])
  }

  @Test func aHiddenParagraphShowsAsAnEllipsis() {
    #expect(truncated("aa\nbb", 9, .tail).texts == ["aa…"])
  }

  @Test func theEllipsisAloneIsTheLeast() {
    let layout = truncated("abc", 0.5, .tail)
    #expect(layout.texts == ["…"])
    #expect(layout.size.width == 5)
  }

  @Test func theHeightLimitsTheLines() {
    // Lines of 11.93 pt without leading: two need 23.87.
    let layout = fixedTypesetter().layout("aa bb cc", width: 10, height: 23.9)
    #expect(layout.texts == ["aa", "b…"])
    #expect(fixedTypesetter().layout("aa bb cc", width: 10, height: 23).texts == ["a…"])
  }

  @Test func whatFitsIsNotCut() {
    let layout = truncated("abcde", 5, .tail)
    #expect(layout.texts == ["abcde"])
    #expect(!layout.isTruncated)
  }

  @Test func shrinkingComesBeforeCutting() {
    let layout = fixedTypesetter().layout("abcdefgh", width: 5 * 6) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.scaleUsed == 6.0 / 8)
    #expect(layout.texts == ["abcdefgh"])
    #expect(layout.size == CGSize(width: 5 * 6, height: 9))  // 11.93 × 0.75 = 8.95
    #expect(layout.lines[0].glyphs[0].run.size == 7.5)
  }

  @Test func beyondTheLeastScaleTheTextIsCutAtIt() {
    let layout = fixedTypesetter().layout("abcdefgh", width: 5 * 3) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.scaleUsed == 0.5)
    #expect(layout.texts == ["abcde…"])
  }

  @Test func severalLinesShrinkToTheHeight() {
    let layout = fixedTypesetter().layout("aaaa bbbb", width: 20, height: 20) {
      $0.minimumScaleFactor = 0.5
    }
    // Two lines of 11.93 in 20: at most 0.838.
    #expect(layout.texts == ["aaaa", "bbbb"])
    #expect(layout.scaleUsed > 0.83 && layout.scaleUsed < 0.8381)
  }

  @Test func tighteningComesBeforeCutting() {
    let string = String(repeating: "a", count: 25)  // 125 pt
    let layout = fixedTypesetter().layout(string, width: 120) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(layout.texts == [string])
    #expect(layout.size.width == 120)
    let last = layout.lines[0].glyphs[0].run.glyphs[24].x
    #expect(abs(last - 115) < 1e-9)
  }

  @Test func tighteningNeverSpreadsCharacters() {
    let layout = fixedTypesetter().layout("aaa", width: 100, height: 5) {
      $0.lineLimit = 1
      $0.allowsTightening = true
      $0.minimumScaleFactor = 0.1
    }
    #expect(layout.size.width < 15)
    #expect(layout.size.height <= 5)
  }
}
