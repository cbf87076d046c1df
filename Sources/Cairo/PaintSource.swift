import Foundation
import HangaDrawing
import HangaGeometry

/// A paint made ready for one canvas: a colour, or something that fills rows of pixels.
enum PaintSource {
  case solid(SolidColor)
  case rows(any RowSource)
}

/// Colours by place, as premultiplied words.
protocol RowSource {
  /// Fills `out` with the pixels x ..< x + count of row `y`.
  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
  /// The one colour of row `y`, if it has only one.
  func uniform(y: Int) -> UInt32?
}

extension RowSource {
  func uniform(y: Int) -> UInt32? { nil }
}

/// Pixels prepared for a part of the canvas; transparent outside.
struct SurfaceRows: RowSource {
  let surface: Surface

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let bounds = surface.bounds
    let (start, end) = (max(x, bounds.x0), min(x + count, bounds.x1))
    if y < bounds.y0 || y >= bounds.y1 || start >= end {
      return out.update(repeating: 0, count: count)
    }
    for index in 0..<(start - x) { out[index] = 0 }
    (out + (start - x)).update(from: surface.row(start, y), count: end - start)
    for index in (end - x)..<count { out[index] = 0 }
  }
}
