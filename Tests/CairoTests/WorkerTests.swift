import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaGeometry
import Testing

struct WorkerTests {
  /// A picture that uses faces, blurs, groups and gradients.
  private static func digest() throws -> PixelDigest {
    let run = GlyphRun(
      face: FontFace(file: "Inter-Regular.otf"), size: 15, origin: CGPoint(x: 6, y: 30),
      glyphs: (40..<50).map { .init(id: UInt32($0), x: CGFloat($0 - 40) * 8.3, y: 0) }, text: "")
    let stops = [
      GradientStop(color: ResolvedColor(hex: 0xFF0000), location: 0),
      GradientStop(color: ResolvedColor(hex: 0x0000FF), location: 1),
    ]
    let disc = DisplayItem.fill(
      .ellipse(CGRect(x: 50, y: 5, width: 30, height: 30)),
      .angularGradient(stops, center: CGPoint(x: 65, y: 20), start: 0.3, end: 5), FillRule())
    let items: [DisplayItem] = [
      ShadowTests.shadowed([disc], radius: 3, x: 1, y: 1), .glyphs(run, Drawn.color(0x222222)),
      .group(.opacity(0.4), [disc, Drawn.rect(60, 10, 30, 10, 0x00FF00)]),
      .backdrop(.rectangle(CGRect(x: 0, y: 20, width: 60, height: 15)), BackdropTests.recipes[0]),
    ]
    let list = DisplayList(
      size: CGSize(width: 100, height: 40), scale: 2, background: .white, items: items)
    let rasterizer = Rasterizer(fonts: try FontLibrary())
    return try rasterizer.draw(list, images: ImageStore()).digest
  }

  @Test func workersSideBySideDrawTheSame() async throws {
    let alone = try Self.digest()
    let digests = try await withThrowingTaskGroup(of: PixelDigest.self) { group in
      for _ in 0..<12 { group.addTask { try Self.digest() } }
      return try await group.reduce(into: [PixelDigest]()) { $0.append($1) }
    }
    #expect(digests == [PixelDigest](repeating: alone, count: 12))
  }
}
