import Foundation
import HangaTypesetting
import Testing

/// facts/layout.md §10.
struct TextSizeTests {
  @Test func noSizeIsOfferedNoSizeIsTaken() {
    #expect(fixedTypesetter().layout("abc", font: body, width: 0, height: 0).size == .zero)
  }

  @Test func heightZeroKeepsOneLine() {
    let layout = fixedTypesetter().layout("a b c", font: body, width: 10, height: 0, scale: 3)
    #expect(layout.lines.count == 1)
    #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
    #expect(layout.isTruncated)
  }

  @Test func heightZeroWithAScaleFactorGivesAScaledLine() {
    let layout = fixedTypesetter().layout("abc", font: body, width: 100, height: 0, scale: 3) {
      $0.minimumScaleFactor = 0.5
    }
    // 20.287109375 / 2 = 10.14…, 31 px at 3×.
    #expect(abs(layout.size.height - 31.0 / 3) < 1e-9)
    #expect(layout.scaleUsed == 0.5)
  }

  @Test func anEmptyTextIsALineTallAndHasNoWidth() {
    let layout = fixedTypesetter().layout("", font: body, scale: 2)
    #expect(layout.size == CGSize(width: 0, height: 20.5))
  }

  @Test func aTextWithoutRunsIsNothing() {
    let layout = fixedTypesetter().layout(Paragraph(runs: []), width: 50, height: 50, scale: 1)
    #expect(layout.size == .zero)
  }

  @Test func negativeAndNaNProposalsCountAsZero() {
    let typesetter = fixedTypesetter()
    #expect(typesetter.layout("ab", width: -3, height: .nan).size == .zero)
    #expect(typesetter.layout("ab", width: -3).lines.count == 2)
  }

  @Test func baselinesAreRounded() {
    let layout = fixedTypesetter().layout("a\na", font: body, scale: 1)
    // Ascent 16.187; second baseline 22 further, rounded up.
    #expect(layout.firstBaseline == 16)
    #expect(layout.lastBaseline == 39)
  }

  @Test func reservedLinesKeepTheirHeight() {
    let layout = fixedTypesetter().layout("a", font: body, scale: 1) {
      $0.lineLimit = 3
      $0.minimumLines = 3
    }
    #expect(layout.size.height == 65)
    #expect(layout.lines.count == 1)
  }

  @Test func theTallestRunMakesTheLine() {
    let paragraph = Paragraph(runs: [
      TextRun("a", TextAttributes(font: ten)),
      TextRun("b", TextAttributes(font: FontDescription(size: 40))),
    ])
    let layout = fixedTypesetter().layout(paragraph, width: nil, height: nil, scale: 1)
    #expect(layout.size == CGSize(width: 5 + 20, height: 48))  // 47.73
    #expect(layout.firstBaseline == 38)  // 38.09
  }

  @Test func baselineOffsetsGrowTheLine() {
    let attributes = TextAttributes(font: body, baselineOffset: 5)
    let paragraph = Paragraph(runs: [TextRun("a", attributes)])
    let layout = fixedTypesetter().layout(paragraph, width: nil, height: nil, scale: 1)
    #expect(layout.size.height == 26)  // 20.29 + 5
    let run = layout.lines[0].glyphs[0].run
    #expect(run.origin.y == layout.lines[0].baseline - 5)
  }

  @Test func attachmentsSitOnTheBaseline() {
    let box = TextAttachment(
      size: CGSize(width: 30, height: 20), baselineOffset: -4, identifier: 7)
    let paragraph = Paragraph(runs: [
      TextRun("ab", TextAttributes(font: ten)),
      TextRun("", TextAttributes(font: ten, attachment: box)),
    ])
    let layout = fixedTypesetter().layout(paragraph, width: nil, height: nil, scale: 1)
    // Ascent 16, descent 4: the box alone makes the line.
    #expect(layout.size == CGSize(width: 10 + 30, height: 20))
    #expect(layout.lines[0].attachments[0].frame == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(layout.lines[0].attachments[0].identifier == 7)
  }
}
