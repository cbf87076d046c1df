import Foundation
import HangaTypesetting
import Testing

/// With the fixed shaper at 100 pt a character is 50 wide, a line 6 thick.
struct DecorationTests {
  private func layout(_ runs: [TextRun]) -> TextLayout {
    fixedTypesetter().layout(Paragraph(runs: runs), width: nil, height: nil, scale: 1)
  }
  private let font = FontDescription(size: 100)

  @Test func anUnderlineIsOneRectangleBelowTheBaseline() {
    let attributes = TextAttributes(font: font, paintIndex: 3, underline: LineDecoration())
    let layout = layout([TextRun("abc", attributes)])
    let decorations = layout.lines[0].decorations
    // 10 below the baseline at 95, half of 6 up.
    #expect(decorations.map(\.rect) == [CGRect(x: 0, y: 95 + 10 - 3, width: 150, height: 6)])
    #expect(decorations[0].paintIndex == 3)
    #expect(!decorations[0].isAboveGlyphs)
  }

  @Test func aStrikethroughHasItsOwnPaint() {
    let attributes = TextAttributes(font: font, strikethrough: LineDecoration(paintIndex: 9))
    let decorations = layout([TextRun("abc", attributes)]).lines[0].decorations
    // Half of 52.64 above the baseline at 95: middle 68.68, top 65.68.
    #expect(decorations.map(\.rect) == [CGRect(x: 0, y: 66, width: 150, height: 6)])
    #expect(decorations[0].paintIndex == 9)
    #expect(decorations[0].isAboveGlyphs)
  }

  @Test func dotsRunOnBetweenCharacters() {
    let attributes = TextAttributes(font: font, underline: LineDecoration(pattern: .dot))
    let rects = layout([TextRun("ab", attributes)]).lines[0].decorations.map(\.rect)
    // A dot of 6 every 12 in 100; the last is cut at the end.
    #expect(rects.map(\.minX) == Array(stride(from: 0, to: 100, by: 12)))
    #expect(rects.dropLast().allSatisfy { $0.width == 6 })
    #expect(rects.last?.width == 4)
  }

  @Test func runsKeepTheirPaints() {
    let layout = layout([
      TextRun("a", TextAttributes(font: font, paintIndex: 0)),
      TextRun("b", TextAttributes(font: font, paintIndex: 1)),
    ])
    #expect(layout.lines[0].glyphs.map(\.paintIndex) == [0, 1])
    #expect(layout.lines[0].glyphs.map { $0.run.text } == ["a", "b"])
    #expect(layout.lines[0].glyphs.map { $0.run.origin.x } == [0, 50])
  }

  @Test func trackingAddsAfterEveryCharacterAndKerningBetweenThem() {
    let tracked = layout([TextRun("ab", TextAttributes(font: font, tracking: 4))])
    let kerned = layout([TextRun("ab", TextAttributes(font: font, kerning: 4))])
    #expect(tracked.size.width == CGFloat(100 + 2 * 4))
    #expect(kerned.size.width == CGFloat(100 + 4))
  }

  @Test func aColourLiesBehindTheLineFromTopToBottom() {
    let marked = TextAttributes(font: font, backgroundIndex: 4, underline: LineDecoration())
    let plain = TextAttributes(font: font)
    let line = layout([TextRun("ab", marked), TextRun("c", plain), TextRun("d", marked)]).lines[0]
    let grounds = line.decorations.filter(\.isBackground)
    // Ascent and descent at 100 pt, to whole pixels: 95 above the baseline, 24 below.
    #expect(
      grounds.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 100, height: CGFloat(95 + 24)),
        CGRect(x: 150, y: 0, width: 50, height: CGFloat(95 + 24)),
      ])
    #expect(grounds.allSatisfy { $0.paintIndex == 4 && !$0.isAboveGlyphs })
    #expect(line.decorations.prefix(2).allSatisfy { $0.isBackground })
  }

  @Test(arguments: [
    (Paragraph.LinePitch.exact(300), 300.0), (.multiple(1.5), 150), (.increase(20), 120),
    (.adjusted(7), 119.3359375 + 7),
  ])
  func linesStandAtTheirPitch(pitch: Paragraph.LinePitch, distance: Double) {
    var paragraph = Paragraph("a\nb", font: font)
    paragraph.linePitch = pitch
    let layout = fixedTypesetter().layout(paragraph, width: nil, height: nil, scale: 1)
    let baselines = layout.lines.map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - distance) <= 1)
    // One line has the font's own height, whatever the pitch.
    paragraph.runs[0].string = "a"
    let one = fixedTypesetter().layout(paragraph, width: nil, height: nil, scale: 1)
    #expect(one.size.height == 120)
  }
}
