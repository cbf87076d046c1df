import Foundation
import HangaDrawing
import HangaGeometry

/// Colours by angle around a centre; outside the range the nearer end's colour.
struct AngularSource: RowSource {
  private let ramp: GradientRamp
  private let toItem: CGAffineTransform
  private let center: CGPoint
  private let start: Double
  private let length: Double

  init(
    _ stops: [GradientStop], center: CGPoint, start: Double, end: Double,
    toItem: CGAffineTransform
  ) {
    (self.center, self.start, self.toItem) = (center, start, toItem)
    length = end - start
    ramp = GradientRamp(stops, needsTable: true)
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let turn = 2 * Double.pi
    let gap = turn - abs(length)
    for index in 0..<count {
      let place = CGPoint(x: Double(x + index) + 0.5, y: Double(y) + 0.5).applying(toItem)
      var angle = Elementary.angle(y: place.y - center.y, x: place.x - center.x) - start
      angle -= turn * (angle / turn).rounded(.down)
      // Measured in the direction of the gradient, 0 ..< 2π.
      if length < 0, angle > 0 { angle = turn - angle }
      if gap > 0, angle > abs(length) + gap / 2 { angle = 0 }
      out[index] = ramp.tableWord(at: length != 0 ? angle / abs(length) : 1)
    }
  }
}
