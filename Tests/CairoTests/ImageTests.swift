import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry
import Testing

struct ImageTests {
  private let store = ImageStore()

  private func picture(_ width: Int, _ words: [UInt32], scale: CGFloat = 1) -> ImageReference {
    store.add(
      Bitmap(width: width, height: words.count / width, words: words), name: "p", scale: scale)
  }

  private func row(_ item: ImageItem, _ width: CGFloat, on background: ResolvedColor? = .white)
    throws
    -> [UInt32]
  {
    let bitmap = try Drawn.bitmap(width, 1, on: background, images: store, [.image(item)])
    return (0..<bitmap.width).map { bitmap[$0, 0] & 0xFFFFFF }
  }

  private let r: UInt32 = 0xFFFF_0000
  private let g: UInt32 = 0xFF00_FF00
  private let b: UInt32 = 0xFF00_00FF

  @Test func naturalSizeIsAnExactCopy() throws {
    let words = (0..<25).map { UInt32([0, 4, 20, 24].contains($0) ? 0 : 0xFFFF_0000) }
    let item = ImageItem(
      reference: picture(5, words), frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let bitmap = try Drawn.bitmap(5, 5, images: store, [.image(item)])
    // groundtruth pixelmaps, image-natural-size
    for y in 0..<5 {
      for x in 0..<5 { #expect(bitmap.rgb(x, y) == (words[y * 5 + x] == 0 ? 0xFFFFFF : 0xFF0000)) }
    }
  }

  @Test func reducingAveragesAreas() throws {
    let item = ImageItem(
      reference: picture(4, [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000]),
      frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try row(item, 2) == [0x808080, 0x000000])
  }

  @Test func enlargingWithoutInterpolationRepeats() throws {
    let item = ImageItem(
      reference: picture(2, [r, b]), frame: CGRect(x: 0, y: 0, width: 4, height: 1),
      interpolation: .none)
    #expect(try row(item, 4) == [0xFF0000, 0xFF0000, 0x0000FF, 0x0000FF])
  }

  @Test func mirroringTurnsLeftAndRight() throws {
    let item = ImageItem(
      reference: picture(3, [r, g, b]), frame: CGRect(x: 0, y: 0, width: 3, height: 1),
      isMirrored: true)
    #expect(try row(item, 3) == [0x0000FF, 0x00FF00, 0xFF0000])
  }

  @Test func capInsetsKeepTheirSize() throws {
    let item = ImageItem(
      reference: picture(3, [r, g, b]), frame: CGRect(x: 0, y: 0, width: 6, height: 1),
      capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
    #expect(try row(item, 6) == [0xFF0000, 0x00FF00, 0x00FF00, 0x00FF00, 0x00FF00, 0x0000FF])
  }

  @Test func tilesRepeatAndAreCut() throws {
    let item = ImageItem(
      reference: picture(2, [r, b]), frame: CGRect(x: 0, y: 0, width: 5, height: 1),
      resizing: .tile)
    #expect(try row(item, 6) == [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF, 0xFF0000, 0xFFFFFF])
  }

  @Test func tilesBetweenCapsStayBetweenThem() throws {
    let item = ImageItem(
      reference: picture(4, [r, g, b, 0xFF00_0000]), frame: CGRect(x: 1, y: 0, width: 6, height: 1),
      capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1), resizing: .tile)
    #expect(
      try row(item, 8) == [
        0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x00FF00, 0x0000FF, 0x000000, 0xFFFFFF,
      ])
  }

  @Test func aTemplateIsAStencil() throws {
    let item = ImageItem(
      reference: picture(2, [0xFF12_3456, 0x6600_0000]),
      frame: CGRect(x: 0, y: 0, width: 2, height: 1), template: Drawn.color(0xFF0000))
    // 0x66 is 40 %: red over white.
    #expect(try row(item, 2) == [0xFF0000, 0xFF9999])
  }

  @Test func imagePaintsRepeatFromTheirTile() throws {
    let reference = picture(2, [r, b])
    let paint = Paint.image(reference, tile: CGRect(x: 1, y: 0, width: 2, height: 1))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 4, height: 1)), paint, FillRule())
    let bitmap = try Drawn.bitmap(4, 1, images: store, [item])
    #expect((0..<4).map { bitmap.rgb($0, 0) } == [0x0000FF, 0xFF0000, 0x0000FF, 0xFF0000])
  }

  @Test func imagePaintsAreAsLargeAsTheirTile() throws {
    let paint = Paint.image(
      picture(2, [r, b]), tile: CGRect(x: 0, y: 0, width: 4, height: 2))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 8, height: 2)), paint, FillRule())
    let bitmap = try Drawn.bitmap(8, 2, images: store, [item])
    // The outer halves of a picture of two pixels are not mixed with anything.
    #expect([0, 3, 4, 7].map { bitmap.rgb($0, 0) } == [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF])
  }

  @Test func partOfAPictureIsRepeatedAlone() throws {
    let paint = Paint.image(
      picture(2, [r, b]), tile: CGRect(x: 0, y: 0, width: 1, height: 1),
      part: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 4, height: 1)), paint, FillRule())
    let bitmap = try Drawn.bitmap(4, 1, images: store, [item])
    #expect((0..<4).allSatisfy { bitmap.rgb($0, 0) == 0x0000FF })
  }

  @Test func turnedImagePaintsStillRepeat() throws {
    let paint = Paint.image(
      picture(2, [r, b]), tile: CGRect(x: 0, y: 0, width: 8, height: 4))
    let item = DisplayItem.fill(
      .rectangle(CGRect(x: 0, y: 0, width: 16, height: 4)), paint, FillRule())
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let bitmap = try Drawn.bitmap(4, 16, images: store, [.group(.transform(turn), [item])])
    #expect([1, 6, 9, 14].map { bitmap.rgb(2, $0) } == [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF])
  }

  @Test func turnedPicturesFillTheirTurnedFrame() throws {
    let item = ImageItem(
      reference: picture(2, [r, b]), frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let bitmap = try Drawn.bitmap(4, 8, images: store, [.group(.transform(turn), [.image(item)])])
    #expect(bitmap.rgb(2, 0) == 0xFF0000 && bitmap.rgb(2, 7) == 0x0000FF)
    #expect(bitmap.rgb(0, 0) == 0xFF0000)
  }

  @Test func drawingsAreSharpAtAnyScale() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
      <rect width="2" height="2" fill="#FF0000"/></svg>
      """
    let reference = try store.add(Array(text.utf8), name: "half.svg")
    let item = ImageItem(reference: reference, frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let bitmap = try Drawn.bitmap(4, 2, scale: 3, images: store, [.image(item)])
    #expect(bitmap.rgb(5, 3) == 0xFF0000 && bitmap.rgb(6, 3) == 0xFFFFFF)
  }

  @Test func aPictureTheStoreDoesNotHoldIsAnError() {
    let reference = ImageReference(name: "gone", digest: 1, pixelWidth: 1, pixelHeight: 1, scale: 1)
    let item = ImageItem(reference: reference, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(throws: PictureError.self) { try row(item, 1) }
  }

  @Test func tilesAreCutBeforeTheEndThatKeepsItsSize() throws {
    // Ends of one pixel, a middle of two: red | green blue | black, in seven pixels.
    var item = ImageItem(
      reference: picture(4, [r, g, b, 0xFF00_0000]), frame: CGRect(x: 0, y: 0, width: 7, height: 1),
      resizing: .tile, interpolation: .none)
    item.capInsets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    #expect(
      try row(item, 7) == [0xFF0000, 0x00FF00, 0x0000FF, 0x00FF00, 0x0000FF, 0x00FF00, 0x000000])
  }
}
