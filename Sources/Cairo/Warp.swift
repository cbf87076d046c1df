import Foundation
import HangaGeometry

/// Draws a picture as seen through a projection.
enum Warp {
  /// `source` was drawn at `scale` pixels per point of the group, its bounds in those pixels.
  static func draw(
    _ source: Surface, scale: CGFloat, through projection: Projection, into target: Surface
  ) {
    let bounds = target.bounds
    for y in bounds.y0..<bounds.y1 {
      let row = target.row(bounds.x0, y)
      for x in bounds.x0..<bounds.x1 {
        guard let point = projection.point(x: x, y: y) else { continue }
        row[x - bounds.x0] = sample(source, point.x * scale, point.y * scale)
      }
    }
  }

  /// Between the four nearest pixel centres; transparent outside.
  private static func sample(_ source: Surface, _ x: CGFloat, _ y: CGFloat) -> UInt32 {
    let bounds = source.bounds
    guard x > CGFloat(bounds.x0) - 1, x < CGFloat(bounds.x1) + 1, y > CGFloat(bounds.y0) - 1,
      y < CGFloat(bounds.y1) + 1
    else { return 0 }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (shareX, shareY) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    let (column, line) = (Int(left), Int(top))
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= bounds.x0, y >= bounds.y0, x < bounds.x1, y < bounds.y1 else { return .zero }
      return ImageResampler.channels(source.row(x, y)[0])
    }
    let a = pixel(column, line)
    let b = pixel(column + 1, line)
    let c = pixel(column, line + 1)
    let d = pixel(column + 1, line + 1)
    let upper = a + (b - a) * shareX
    let lower = c + (d - c) * shareX
    return ImageResampler.word(upper + (lower - upper) * shareY)
  }
}
