import Foundation
import HangaFonts
import HangaTypesetting
import Testing

struct BidiTests {
  private func line(_ string: String, isRightToLeft: Bool = false) throws -> TextLine {
    let layout = try realTypesetter().typesetter.layout(string, font: body) {
      $0.isRightToLeft = isRightToLeft
    }
    return layout.lines[0]
  }

  private func visual(_ line: TextLine) -> [String] {
    line.glyphs.sorted { $0.run.origin.x < $1.run.origin.x }.map { $0.run.text }
  }

  @Test func hebrewInsideEnglishStaysInPlace() throws {
    #expect(visual(try line("ab שלום cd")) == ["ab", "שלום", "cd"])
  }

  @Test func englishInsideHebrewKeepsItsPlace() throws {
    #expect(visual(try line("שלום ab עולם")) == ["עולם", "ab", "שלום"])
  }

  @Test func numbersKeepTheirOrderInHebrew() throws {
    #expect(visual(try line("אב 12 גד")) == ["גד", "12", "אב"])
  }

  @Test func theFirstHebrewLetterIsRightmost() throws {
    // Alef differs from bet: in the text's order and in the visual one the glyphs are mirrored.
    let both = try line("אב").glyphs[0].run.glyphs.map(\.id)
    let alef = try line("א").glyphs[0].run.glyphs.map(\.id)
    #expect(both.last == alef.first)
    #expect(both.count == 2)
  }

  @Test func neutralTextFollowsTheLayoutDirection() throws {
    #expect(visual(try line("1!", isRightToLeft: true)) == ["!", "1"])
    #expect(visual(try line("1!")) == ["1!"])
  }

  @Test func arabicLettersJoin() throws {
    let joined = try line("بب").width
    let apart = try line("ب ب").width - line(" ").width
    #expect(joined < apart)
  }
}
