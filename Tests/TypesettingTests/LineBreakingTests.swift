import Foundation
import HangaTypesetting
import Testing

/// With the fixed shaper at 10 pt every narrow character is 5 pt wide, every wide one 10.
struct LineBreakingTests {
  @Test func spacesHangAtTheEndOfALine() {
    let layout = fixedTypesetter().layout("aaa bbb", width: 5 * 3)
    #expect(layout.texts == ["aaa", "bbb"])
    #expect(layout.size.width == CGFloat(5 * 3))
  }

  @Test func aWordMovesWholeToTheNextLine() {
    let layout = fixedTypesetter().layout("aa bbbb", width: 5 * 6)
    #expect(layout.texts == ["aa", "bbbb"])
    #expect(layout.size.width == CGFloat(5 * 4))
  }

  @Test func aWordWiderThanTheLineBreaksBetweenCharacters() {
    let layout = fixedTypesetter().layout("a bbbbb", width: 5 * 3)
    #expect(layout.texts == ["a", "bbb", "bb"])
  }

  @Test func widthZeroGivesOneCharacterPerLine() {
    let layout = fixedTypesetter().layout("abc", width: 0)
    #expect(layout.texts == ["a", "b", "c"])
    #expect(layout.size.width == 5)
  }

  @Test func newlinesAreKept() {
    let layout = fixedTypesetter().layout("a\n\nb\r\nc\u{2028}d", width: nil)
    #expect(layout.texts == ["a", "", "b", "c", "d"])
  }

  @Test func aTrailingNewlineMakesAnEmptyLine() {
    #expect(fixedTypesetter().layout("a\n").texts == ["a", ""])
  }

  @Test func openAndInfiniteWidthsAreTheSame() {
    let typesetter = fixedTypesetter()
    let open = typesetter.layout("aaa bbb")
    #expect(typesetter.layout("aaa bbb", width: .infinity).size == open.size)
    #expect(open.size.width == CGFloat(5 * 7))
    #expect(open.lines.count == 1)
  }

  @Test func trailingSpacesCountOnTheLastLineOnly() {
    #expect(fixedTypesetter().layout("a ").size.width == CGFloat(5 * 2))
    #expect(fixedTypesetter().layout("aa ", width: 5 * 2).size.width == CGFloat(5 * 2))
  }

  @Test func wideCharactersBreakAnywhere() {
    let layout = fixedTypesetter().layout("日本語文", width: 10 * 3)
    #expect(layout.texts == ["日本語", "文"])
  }

  @Test func theSameWidthFitsAgain() {
    let typesetter = fixedTypesetter()
    let size = typesetter.layout("aaa bbb cc", font: body, width: 80, scale: 3).size
    let again = typesetter.layout(
      "aaa bbb cc", font: body, width: size.width, height: size.height, scale: 3)
    #expect(again.size == size)
    #expect(!again.isTruncated)
  }

  @Test func widthsAreRoundedUpToPixels() {
    let font = FontDescription(size: 10.1)  // a character is 5.05 wide
    #expect(fixedTypesetter().layout("a", font: font, scale: 1).size.width == 6)
    #expect(fixedTypesetter().layout("a", font: font, scale: 2).size.width == 5.5)
  }

  @Test func alignmentMovesLinesInsideTheBlock() {
    for (alignment, x) in [
      (Paragraph.Alignment.left, 0.0), (.center, 5), (.right, 10), (.natural, 0),
    ] {
      let layout = fixedTypesetter().layout("aaaa\nbb") { $0.alignment = alignment }
      #expect(layout.lines.map { Double($0.x) } == [0, x])
    }
    let mirrored = fixedTypesetter().layout("aaaa\nbb") { $0.isRightToLeft = true }
    #expect(mirrored.lines.map { Double($0.x) } == [0, 10])
  }

  @Test func lineSpacingLiesBetweenLines() {
    let plain = fixedTypesetter().layout("a\na\na")
    let spaced = fixedTypesetter().layout("a\na\na") { $0.lineSpacing = 7 }
    #expect(spaced.size.height == plain.size.height + 2 * 7)
  }
}
