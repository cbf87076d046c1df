import CFreeType
import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaGeometry
import Testing

struct GlyphTests {
  private func glyph(_ character: Unicode.Scalar, _ face: FontFace, _ fonts: FontLibrary) throws
    -> UInt32
  {
    FT_Get_Char_Index(try fonts.face(for: face), FT_ULong(character.value))
  }

  private func draw(
    _ character: Unicode.Scalar, at origin: CGPoint, size: CGFloat = 20,
    face: FontFace = FontFace(file: "Inter-Regular.otf"), verticalScale: CGFloat = 1,
    turn: CGAffineTransform = .identity, isColored: Bool = false
  ) throws -> Bitmap {
    let fonts = try FontLibrary()
    let run = GlyphRun(
      face: face, size: size, verticalScale: verticalScale, origin: origin,
      glyphs: [.init(id: try glyph(character, face, fonts), x: 0, y: 0)], text: "",
      isColored: isColored)
    let list = DisplayList(
      size: CGSize(width: 40, height: 40), scale: 1, background: .white,
      items: [.group(.transform(turn), [.glyphs(run, Drawn.color(0))])])
    return try Rasterizer(fonts: fonts).draw(list, images: ImageStore())
  }

  /// The ink's amount and its centre.
  private func ink(_ bitmap: Bitmap) -> (amount: Double, x: Double, y: Double) {
    var (amount, sumX, sumY) = (0.0, 0.0, 0.0)
    for y in 0..<bitmap.height {
      for (x, grey) in bitmap.greys(row: y).enumerated() where grey < 255 {
        let dark = Double(255 - grey) / 255
        amount += dark
        sumX += dark * (Double(x) + 0.5)
        sumY += dark * (Double(y) + 0.5)
      }
    }
    return (amount, sumX / amount, sumY / amount)
  }

  @Test func glyphsMoveByQuarterPixels() throws {
    let still = ink(try draw("o", at: CGPoint(x: 10, y: 30)))
    let moved = ink(try draw("o", at: CGPoint(x: 10.25, y: 30)))
    // A pixel's centre stands for all its ink; the rest is rounding.
    #expect(abs(moved.x - still.x - 0.25) < 0.03 && abs(moved.y - still.y) < 0.01)
    let same = try draw("o", at: CGPoint(x: 10.1, y: 30))
    #expect(same == (try draw("o", at: CGPoint(x: 10, y: 30))))
  }

  /// Inter's capital height is 0.72727 em (facts/text-and-colour.md §2.2).
  @Test func capitalsReachTheirHeight() throws {
    let bitmap = try draw("I", at: CGPoint(x: 10, y: 30), size: 22)
    let rows = (0..<40).filter { bitmap.greys(row: $0).contains { $0 < 128 } }
    #expect(rows.first == 14 && rows.last == 29)
  }

  @Test func verticalScaleKeepsTheBaseline() throws {
    let full = ink(try draw("I", at: CGPoint(x: 10, y: 30), size: 22))
    let low = ink(try draw("I", at: CGPoint(x: 10, y: 30), size: 22, verticalScale: 0.5))
    #expect(abs(low.amount / full.amount - 0.5) < 0.01)
    #expect(abs((30 - low.y) - (30 - full.y) / 2) < 0.05)
  }

  @Test func emboldeningThickensAroundTheCentre() throws {
    let plain = ink(try draw("o", at: CGPoint(x: 10, y: 30)))
    let bold = ink(
      try draw(
        "o", at: CGPoint(x: 10, y: 30), face: FontFace(file: "Inter-Regular.otf", emboldening: 0.04)
      ))
    #expect(bold.amount > plain.amount * 1.2)
    #expect(abs(bold.x - plain.x) < 0.15 && abs(bold.y - plain.y) < 0.15)
  }

  @Test func obliquesLeanRight() throws {
    let face = FontFace(file: "Inter-Regular.otf", isSynthesizedOblique: true)
    let plain = ink(try draw("l", at: CGPoint(x: 10, y: 30)))
    let slanted = ink(try draw("l", at: CGPoint(x: 10, y: 30), face: face))
    // The slant moves ink by tan 12° of its height above the baseline.
    #expect(abs(slanted.x - plain.x - 0.2126 * (30 - plain.y)) < 0.05)
  }

  @Test func turnedGlyphsKeepTheirInk() throws {
    let upright = ink(try draw("B", at: CGPoint(x: 10, y: 30)))
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let turned = ink(try draw("B", at: CGPoint(x: 10, y: 30), turn: quarter))
    #expect(abs(turned.amount - upright.amount) < 0.5)
    #expect(abs(turned.x - (40 - upright.y)) < 0.1 && abs(turned.y - upright.x) < 0.1)
  }

  @Test func largeGlyphsAreDrawnLikeSmallOnes() throws {
    let size: CGFloat = 301  // beyond the masks that are kept
    let big = ink(try draw("o", at: CGPoint(x: -100, y: 40), size: size))
    #expect(big.amount > 0)
  }

  @Test func emojiKeepTheirColors() throws {
    let face = FontFace(file: "NotoColorEmoji.ttf")
    let bitmap = try draw("😀", at: CGPoint(x: 8, y: 30), size: 20, face: face, isColored: true)
    let middle = bitmap.rgb(12, 20)
    #expect(middle >> 16 > 200 && middle & 0xFF < 120)
    let columns = (0..<40).filter { x in (0..<40).contains { bitmap.rgb(x, $0) != 0xFFFFFF } }
    // The strike is 136 pixels wide at 109 an em: 25 at 20.
    #expect(columns.count >= 22 && columns.count <= 26)
  }

  @Test func aMissingFontIsAnErrorThatNamesIt() throws {
    let fonts = try FontLibrary()
    #expect(throws: FontError.self) { try fonts.face(for: FontFace(file: "None.otf")) }
  }
}
