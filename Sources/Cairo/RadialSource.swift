import Foundation
import HangaDrawing
import HangaGeometry

/// Colours by distance from a centre, in a space where the ends are circles.
struct RadialSource: RowSource {
  private let ramp: GradientRamp
  private let toUnit: CGAffineTransform
  private let startRadius: Double
  private let length: Double

  init(
    _ stops: [GradientStop], toUnit: CGAffineTransform, startRadius: Double, endRadius: Double
  ) {
    (self.toUnit, self.startRadius) = (toUnit, startRadius)
    length = endRadius - startRadius
    ramp = GradientRamp(stops, needsTable: true)
  }

  func fill(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toUnit)
    for index in 0..<count {
      let radius = (place.x * place.x + place.y * place.y).squareRoot()
      let t = length != 0 ? (radius - startRadius) / length : radius < startRadius ? 0 : 1
      out[index] = ramp.tableWord(at: t)
      place.x += toUnit.a
      place.y += toUnit.b
    }
  }
}
