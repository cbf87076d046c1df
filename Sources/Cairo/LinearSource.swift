import Foundation
import HangaDrawing
import HangaGeometry

/// Colours along a line.
struct LinearSource: RowSource {
  private let ramp: GradientRamp
  private let start: Double
  private let perX: Double
  private let perY: Double

  /// `toItem` maps pixels back to the paint's space.
  init(_ stops: [GradientStop], from: CGPoint, to: CGPoint, toItem: CGAffineTransform) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    // Without a length all is beyond the end.
    let (gx, gy) = square > 0 ? (dx / square, dy / square) : (0, 0)
    perX = toItem.a * gx + toItem.b * gy
    perY = toItem.c * gx + toItem.d * gy
    let origin = CGPoint(x: 0.5, y: 0.5).applying(toItem)
    start = square > 0 ? (origin.x - from.x) * gx + (origin.y - from.y) * gy : 1
    ramp = GradientRamp(stops, needsTable: perX != 0)
  }

  func uniform(y: Int) -> UInt32? {
    perX == 0 ? ramp.word(at: start + perY * Double(y)) : nil
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if let word = uniform(y: y) { return out.update(repeating: word, count: count) }
    let first = start + perY * Double(y) + perX * Double(x)
    ramp.fill(out, count: count, from: first, step: perX)
  }
}
