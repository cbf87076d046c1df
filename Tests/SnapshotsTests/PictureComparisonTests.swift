import Foundation
import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct PictureComparisonTests {
  private let plain = Bitmap(width: 100, height: 80, filledWith: 0xFF80_8080)

  private func changed(_ word: UInt32, _ places: (Int, Int)...) -> Bitmap {
    var picture = plain
    for (x, y) in places {
      picture.replace(atX: x, y: y, with: Bitmap(width: 1, height: 1, filledWith: word))
    }
    return picture
  }

  @Test func equalPicturesDoNotDiffer() {
    #expect(PictureComparison().difference(plain, plain) == nil)
    #expect(PictureComparison().difference(plain, changed(0xFF80_8080, (3, 3))) == nil)
    #expect(
      PictureComparison().difference(Bitmap(width: 0, height: 0), Bitmap(width: 0, height: 0))
        == nil)
  }

  @Test func oneStepOfOnePixelIsADifference() throws {
    let found = try #require(PictureComparison().difference(plain, changed(0xFF80_8081, (99, 79))))
    #expect(found.pixels == 1)
    #expect(found.total == 100 * 80)
    #expect(found.share == 1.0 / 8000)
    #expect(found.clusters == [PixelRegion(x: 99, y: 79, width: 1, height: 1)])
    #expect(found.largestDistance > 0 && found.largestDistance < 1)
  }

  @Test func groupsFarApartAreApartAndNearOnesTogether() throws {
    let other = changed(0xFFFF_0000, (2, 2), (5, 9), (20, 12), (90, 70))
    let found = try #require(PictureComparison().difference(plain, other))
    #expect(
      found.clusters == [
        PixelRegion(x: 2, y: 2, width: 19, height: 11),
        PixelRegion(x: 90, y: 70, width: 1, height: 1),
      ])
  }

  @Test func whatOnlyOnePictureHasDoesNotMatch() throws {
    let larger = Bitmap(width: 110, height: 70, filledWith: 0xFF80_8080)
    let found = try #require(PictureComparison().difference(plain, larger))
    #expect(!found.hasSameSize)
    #expect((found.expected.width, found.actual.width) == (100, 110))
    #expect(found.pixels == 10 * 70 + 100 * 10)
    #expect(found.total == 100 * 70 + 10 * 70 + 100 * 10)
    // No tolerance makes sizes equal.
    let lax = PictureComparison(PictureTolerance(precision: 0, perceptualPrecision: 0))
    #expect(lax.difference(plain, larger) != nil)
  }

  @Test func precisionIsTheShareThatMustMatch() {
    let other = changed(0xFFFF_0000, (1, 1), (2, 2))
    func differs(_ precision: Double) -> Bool {
      PictureComparison(PictureTolerance(precision: precision)).difference(plain, other) != nil
    }
    #expect(!differs(1 - 2.0 / 8000))
    #expect(differs(1 - 1.9 / 8000))
    #expect(!differs(0))
  }

  /// Greys of equal light in all components differ in L* alone: 0x80 is 53.585, 0x84 is 55.149.
  @Test func perceptualPrecisionIsAHundredthOfTheDistance() throws {
    let other = changed(0xFF84_8484, (1, 1))
    func differs(_ precision: Double) -> Bool {
      PictureComparison(PictureTolerance(perceptualPrecision: precision)).difference(plain, other)
        != nil
    }
    #expect(!differs(1 - 0.0157))
    #expect(differs(1 - 0.0156))
    let exact = try #require(PictureComparison().difference(plain, other))
    #expect(abs(exact.largestDistance - 1.5635) < 0.002)
  }

  @Test func ignoredRegionsMatchWhateverIsInThem() {
    let other = changed(0xFFFF_0000, (10, 10), (19, 19))
    func differs(_ region: PixelRegion) -> Bool {
      PictureComparison(PictureTolerance(ignored: [region])).difference(plain, other) != nil
    }
    #expect(!differs(PixelRegion(x: 10, y: 10, width: 10, height: 10)))
    #expect(differs(PixelRegion(x: 10, y: 10, width: 9, height: 10)))
    #expect(differs(PixelRegion(x: 11, y: 10, width: 10, height: 10)))
  }

  /// A disc drawn half a pixel further: its edge is shaded otherwise.
  private func disc(_ shift: Double, _ width: Int = 60) -> Bitmap {
    var words: [UInt32] = []
    for y in 0..<60 {
      for x in 0..<width {
        let (dx, dy) = (Double(x) + 0.5 - 30 - shift, Double(y) + 0.5 - 30)
        let inside = min(max(20 - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
        let grey = UInt32((255 - inside * 200).rounded())
        words.append(0xFF00_0000 | grey << 16 | grey << 8 | grey)
      }
    }
    return Bitmap(width: width, height: 60, words: words)
  }

  @Test func shadingOfEdgesIsToldFromChangesOfSurfaces() throws {
    let lenient = PictureComparison(PictureTolerance(ignoresEdgeShading: true))
    let exact = try #require(PictureComparison().difference(disc(0), disc(0.25)))
    #expect(exact.pixels > 50)
    let found = lenient.difference(disc(0), disc(0.25))
    #expect((found?.pixels ?? 0) * 5 < exact.pixels)
    // A whole step, and a change of the surface, are no shading.
    #expect((lenient.difference(disc(0), disc(3))?.pixels ?? 0) > 50)
    let hard = PixelRegion(x: 10, y: 10, width: 20, height: 20)
    let moved = PixelRegion(x: 11, y: 10, width: 20, height: 20)
    #expect(lenient.difference(.card(60, 60, hard), .card(60, 60, moved))?.pixels == 40)
  }

  @Test func recordWithADigestIsComparedWithoutItsPixels() throws {
    let picture = Bitmap.card(8, 6)
    var bytes = RecordedPicture.file(picture, scale: 1)
    let recorded = try RecordedPicture(path: "a.png", bytes: bytes)
    #expect(try PictureComparison().difference(recorded, picture) == nil)
    #expect(
      try PictureComparison().difference(
        recorded, .card(8, 6, .init(x: 0, y: 0, width: 1, height: 1))) != nil)
    // A byte of the pixels that has changed breaks the seal, and decoding tells of it.
    let data = try #require(
      try PNGFile(name: "", bytes: bytes).chunks.first { $0.type == "IDAT" })
    bytes[data.range.lowerBound + 3] ^= 0xFF
    let broken = try RecordedPicture(path: "a.png", bytes: bytes)
    #expect(throws: SnapshotError.self) { try PictureComparison().difference(broken, picture) }
  }

  @Test func differencePictureMarksWhatDiffersOnly() {
    let other = changed(0xFFFF_0000, (10, 10))
    let picture = PictureComparison().picture(plain, other)
    #expect(picture[10, 10] == 0xFFFF_00C8)
    #expect(picture[11, 10] == picture[0, 0])
    #expect(picture[0, 0] >> 16 & 0xFF == picture[0, 0] & 0xFF)
    let larger = PictureComparison().picture(
      plain, Bitmap(width: 120, height: 80, filledWith: 0xFF80_8080))
    #expect(larger.width == 120)
    #expect(larger[110, 3] == 0xFF8E_8E93)
  }
}

/// What passes by blocks must be what passes pixel by pixel.
struct PixelJudgeTests {
  private func noise(_ count: Int, _ mask: UInt32, seed: UInt32, alpha: UInt32) -> [UInt32] {
    var state = seed
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return alpha << 24 | state & mask
    }
  }

  @Test(arguments: [0, 0.5, 2, 5, 40], [UInt32(255), 254])
  func mismatchesAreThoseFurtherApartThanTheLimit(limit: Double, alpha: UInt32) {
    let judge = PixelJudge(PictureTolerance(perceptualPrecision: 1 - limit / 100))
    for width in [0, 1, 7, 8, 9, 15, 16, 100, 1001] {
      let a = noise(width, 0x00FF_FFFF, seed: 5, alpha: alpha)
      let steps = noise(width, 0x0003_0203, seed: UInt32(width) + 9, alpha: 0)
      let b = zip(a, steps).map { $0 ^ $1 }
      var found: [Int] = []
      a.withUnsafeBufferPointer { old in
        b.withUnsafeBufferPointer { new in
          judge.forEachMismatch(old, new) { x, _ in found.append(x) }
        }
      }
      let exact = PictureTolerance(perceptualPrecision: 1 - limit / 100).largestDistance
      let expected = a.indices.filter { ColorDistance.between(a[$0], b[$0]) > exact }
      #expect(found == expected, "\(width)")
    }
  }
}
