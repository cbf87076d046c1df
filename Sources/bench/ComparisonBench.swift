import Foundation
import HangaBitmaps
import HangaSnapshots

/// Comparing a screen of 1170 × 2532 pixels with its record.
enum ComparisonBench {
  private static let repeats = 21

  static func run() throws {
    let screen = Self.screen(changing: [])
    let record = try RecordedPicture(
      path: "record.png", bytes: RecordedPicture.file(screen, scale: 3))
    let digest = try Timing.median(of: repeats) {
      guard try PictureComparison().difference(record, screen) == nil else { fatalError() }
    }
    Timing.print("equal to its record, by digest", milliseconds: digest)
    let copy = Self.screen(changing: [])
    compare("equal", screen, copy)
    // A card of a tenth of the screen, a text's worth, and a tint of everything.
    compare(
      "a tenth differs", screen,
      Self.screen(changing: [PixelRegion(x: 90, y: 400, width: 990, height: 300)]))
    compare(
      "a line differs", screen,
      Self.screen(changing: [PixelRegion(x: 90, y: 400, width: 300, height: 40)]))
    compare(
      "all differ by one step", screen, Self.screen(changing: [PixelRegion(of: screen)], by: 1))
  }

  private static func compare(_ name: String, _ a: Bitmap, _ b: Bitmap) {
    let exact = PictureComparison()
    let tolerant = PictureComparison(
      PictureTolerance(precision: 0.99, perceptualPrecision: 0.98, ignoresEdgeShading: true))
    let first = Timing.median(of: repeats) { _ = exact.difference(a, b) }
    let second = Timing.median(of: repeats) { _ = tolerant.difference(a, b) }
    Timing.print("\(name), exact", milliseconds: first)
    Timing.print("\(name), tolerant", milliseconds: second)
    print("    \(Int(second / first * 100)) % of the exact one")
  }

  /// Rows of grey bars on a slope of colours, with regions that are lighter.
  private static func screen(changing regions: [PixelRegion], by step: UInt32 = 24) -> Bitmap {
    var picture = Bitmap(width: 1170, height: 2532)
    picture.withMutablePixels { pixels in
      for y in 0..<2532 {
        for x in 0..<1170 {
          let bar: UInt32 = y % 90 < 24 && x % 37 < 20 ? 60 : 180
          let slope = UInt32(x * 40 / 1170)
          pixels[y * 1170 + x] = 0xFF00_0000 | (bar + slope) << 16 | bar << 8 | (bar + slope / 2)
        }
      }
      for region in regions {
        for y in region.y..<region.y + region.height {
          for x in region.x..<region.x + region.width {
            pixels[y * 1170 + x] += step << 16 | step << 8 | step
          }
        }
      }
    }
    return picture
  }
}
