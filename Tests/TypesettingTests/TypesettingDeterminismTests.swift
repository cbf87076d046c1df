import Foundation
import HangaDrawing
import HangaFonts
import HangaTypesetting
import Testing

struct TypesettingDeterminismTests {
  private static let paragraphs: [Paragraph] = [
    Paragraph("Hamburgefonstiv, 0123.", font: .textStyle(.largeTitle)),
    Paragraph("検索とお知らせ 👍🏽 ab", font: .textStyle(.caption, weight: 600)),
    Paragraph("שלום ab 12", font: .textStyle(.body)),
  ]

  private func layouts() throws -> [[TextLine]] {
    let typesetter = try realTypesetter().typesetter
    return Self.paragraphs.map {
      typesetter.layout($0, width: 90, height: nil, scale: 3).lines
    }
  }

  @Test func twoWorkersGetTheSameGlyphs() throws { #expect(try layouts() == layouts()) }

  @Test func workersDoNotDisturbEachOther() async throws {
    let expected = try layouts()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { try layouts() == expected } }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  /// Advances are quotients of font units: at the face's own em they are whole numbers.
  @Test func positionsAtTheFontsOwnSizeAreWholeUnits() throws {
    let font = FontDescription(family: .system(.monospaced), size: 2048)
    let layout = try realTypesetter().typesetter.layout("ABC", font: font)
    // DejaVu Sans Mono: every advance is 1233 units of 2048.
    #expect(layout.lines[0].glyphs[0].run.glyphs.map(\.x) == [0, 1233, 2466])
  }

  @Test func theScaleOfThePictureDoesNotMoveGlyphs() throws {
    let typesetter = try realTypesetter().typesetter
    func positions(_ scale: CGFloat) -> [CGFloat] {
      let layout = typesetter.layout(Self.paragraphs[0], width: nil, height: nil, scale: scale)
      return layout.lines[0].glyphs[0].run.glyphs.map(\.x)
    }
    #expect(positions(1) == positions(3))
  }
}
