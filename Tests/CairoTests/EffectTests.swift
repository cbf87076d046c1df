import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaGeometry
import Testing

struct EffectTests {
  @Test func clipsNest() throws {
    func clip(_ rect: CGRect, _ items: [DisplayItem]) -> DisplayItem {
      .group(.clip(.rectangle(rect), FillRule()), items)
    }
    let inner = clip(CGRect(x: 2, y: 0, width: 10, height: 1), [Drawn.rect(0, 0, 20, 1)])
    let item = clip(CGRect(x: 0, y: 0, width: 4, height: 1), [inner])
    #expect(try Drawn.bitmap(6, 1, [item]).greys(row: 0) == [255, 255, 0, 0, 255, 255])
  }

  @Test func aSoftClipEdgeCoversOnce() throws {
    let outline = Outline.rectangle(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    // Two layers of black behind one edge are no darker than one.
    let item = DisplayItem.group(
      .clip(outline, FillRule()), [Drawn.rect(0, 0, 4, 1), Drawn.rect(0, 0, 4, 1)])
    #expect(try Drawn.bitmap(3, 1, [item]).greys(row: 0) == [0, 127, 255])
  }

  @Test func transformsApplyInsideOut() throws {
    let scaled = DisplayItem.group(
      .transform(CGAffineTransform(scaleX: 2, y: 1)), [Drawn.rect(1, 0, 1, 1)])
    let item = DisplayItem.group(.transform(CGAffineTransform(translationX: 1, y: 0)), [scaled])
    #expect(try Drawn.bitmap(6, 1, [item]).greys(row: 0) == [255, 255, 255, 0, 0, 255])
  }

  @Test func aMaskShowsWhereItIsOpaque() throws {
    let mask = [Drawn.rect(1, 0, 1, 1, 0xFF00FF), Drawn.rect(2, 0, 1, 1, 0, 0.6)]
    let item = DisplayItem.group(.mask(mask), [Drawn.rect(0, 0, 4, 1)])
    #expect(try Drawn.bitmap(4, 1, [item]).greys(row: 0) == [255, 0, 102, 255])
  }

  @Test func blurKeepsTheAmountOfInk() throws {
    let item = DisplayItem.group(.blur(radius: 2, isOpaque: false), [Drawn.rect(20, 20, 8, 8)])
    let bitmap = try Drawn.bitmap(48, 48, [item])
    let ink = (0..<48).flatMap { bitmap.greys(row: $0) }.reduce(0) { $0 + 255 - $1 }
    #expect(abs(Double(ink) / Double(64 * 255) - 1) < 0.02)
    #expect(bitmap.greys(row: 24)[24] > 0 && bitmap.greys(row: 24)[16] < 255)
  }

  /// A blurred edge is the Gaussian's integral; Φ(1) = 0.8413, Φ(2) = 0.9772.
  @Test(arguments: [2.0, 6.0, 12.0, 30.0])
  func blurredEdgesFollowTheGaussian(sigma: CGFloat) throws {
    let item = DisplayItem.group(
      .blur(radius: sigma, isOpaque: false), [Drawn.rect(-200, -200, 300, 600)])
    let bitmap = try Drawn.bitmap(240, 16, [item])
    let row = bitmap.greys(row: 8)
    for (distance, share) in [(0.0, 0.5), (1, 0.8413), (2, 0.9772), (-1, 0.1587)] {
      // Between the two pixels whose common side lies there.
      let x = 100 + Int(distance * Double(sigma))
      let found = Double(row[x - 1] + row[x]) / 2 / 255
      #expect(abs(found - share) < 0.012, "at \(distance) σ")
    }
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    let item = DisplayItem.group(.blur(radius: 3, isOpaque: true), [Drawn.rect(4, 4, 12, 12)])
    let bitmap = try Drawn.bitmap(20, 20, [item])
    #expect(bitmap.greys(row: 4)[3...5] == [255, 0, 0])
  }

  @Test func colorMatricesActOnPlainColors() throws {
    let invert = ColorMatrix(
      name: "invert",
      values: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    let item = DisplayItem.group(.colorMatrix(invert), [Drawn.rect(0, 0, 1, 1, 0x336699, 0.6)])
    let bitmap = try Drawn.bitmap(2, 1, on: nil, [item])
    // CC9966 at 153/255, premultiplied; one level for the way through premultiplied bytes.
    let word = bitmap[0, 0]
    #expect(word >> 24 == 153)
    for (shift, wanted) in [(UInt32(16), 122), (8, 92), (0, 61)] {
      #expect(abs(Int(word >> shift & 0xFF) - wanted) <= 1)
    }
    #expect(bitmap[1, 0] == 0)
  }

  @Test func luminanceBecomesAlpha() throws {
    let item = DisplayItem.group(
      .luminanceToAlpha, [Drawn.rect(0, 0, 1, 1, 0xFFFFFF), Drawn.rect(1, 0, 1, 1, 0x00FF00)])
    let bitmap = try Drawn.bitmap(3, 1, on: nil, [item])
    // 0.7152 · 255 = 182
    #expect(bitmap[0, 0] == 0xFF00_0000 && bitmap[1, 0] == 182 << 24 && bitmap[2, 0] == 0)
  }

  @Test func anAffineProjectionIsATransform() throws {
    let square = Drawn.rect(2, 2, 6, 4, 0x336699)
    let projected = try Drawn.bitmap(
      16, 16, [.group(.projection([1, 0, 3, 0, 1, 5, 0, 0, 1]), [square])])
    let moved = try Drawn.bitmap(
      16, 16, [.group(.transform(CGAffineTransform(translationX: 3, y: 5)), [square])])
    #expect(projected == moved)
  }

  @Test func perspectiveNarrowsWhatIsFar() throws {
    // w grows downwards, so lower rows are narrower.
    let item = DisplayItem.group(
      .projection([1, 0, 0, 0, 1, 0, 0, 0.02, 1]), [Drawn.rect(0, 0, 40, 40)])
    let bitmap = try Drawn.bitmap(48, 48, [item])
    func width(_ y: Int) -> Int { bitmap.greys(row: y).filter { $0 < 128 }.count }
    // Row y comes from y / (1 − 0.02 y): its w is 1 / (1 − 0.02 y), the width 40 · (1 − 0.02 y).
    #expect(abs(width(2) - 38) <= 1 && abs(width(16) - 27) <= 1)
  }

  @Test func impossibleCanvasIsOneClearError() {
    #expect(throws: CanvasLimit.Exceeded.self) { try Drawn.bitmap(100_000, 10, []) }
  }

  @Test func nestingIsDrawnUpToItsLimit() throws {
    func nested(_ depth: Int) -> DisplayItem {
      (0..<depth).reduce(Drawn.rect(0, 0, 1, 1)) { inner, _ in
        .group(.clip(.ellipse(CGRect(x: -2, y: -2, width: 8, height: 8)), FillRule()), [inner])
      }
    }
    #expect(try Drawn.bitmap(2, 1, [nested(NestingLimit.depth - 1)]).greys(row: 0) == [0, 255])
    #expect(throws: NestingLimit.Exceeded.self) { try Drawn.bitmap(2, 1, [nested(10_000)]) }
  }

  @Test func oneRasterizerDrawsManyPicturesAlike() throws {
    let items = [Drawn.rect(1, 1, 2, 2, 0x123456, 0.5)]
    let list = DisplayList(
      size: CGSize(width: 4, height: 4), scale: 2, background: .white, items: items)
    let empty = DisplayList(size: CGSize(width: 4, height: 4), scale: 2, background: .black)
    let rasterizer = Drawn.rasterizer()
    let first = try rasterizer.draw(list, images: ImageStore())
    let digest = first.digest
    _ = try rasterizer.draw(empty, images: ImageStore())
    let again = try rasterizer.draw(list, images: ImageStore())
    // A picture that is still held is never drawn over.
    #expect(first.digest == digest && again.digest == digest)
  }
}
