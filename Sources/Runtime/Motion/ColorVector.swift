import Foundation
import HangaDrawing
import HangaGeometry

/// The colours of a leaf as one vector: linear light and opacity, not premultiplied.
///
/// Components are multiplied by 128, as unit values are before an animation sees them
/// (facts/animation.md §1.4).
struct ColorVector: VectorArithmetic {
  var components: [Double]
  private static let unitScale = AnimatableUnit.scale

  init(components: [Double]) { self.components = components }

  init(_ colors: [ResolvedColor]) {
    components = colors.flatMap { color in
      [
        TransferCurve.decode(color.red), TransferCurve.decode(color.green),
        TransferCurve.decode(color.blue), color.alpha,
      ]
      .map { $0 * Self.unitScale }
    }
  }

  var colors: [ResolvedColor] {
    stride(from: 0, to: components.count - 3, by: 4).map { index in
      func unit(_ offset: Int) -> Double {
        min(max(components[index + offset] / Self.unitScale, 0), 1)
      }
      return ResolvedColor(
        red: TransferCurve.encode(unit(0)), green: TransferCurve.encode(unit(1)),
        blue: TransferCurve.encode(unit(2)),
        alpha: unit(3))
    }
  }

  static var zero: ColorVector { ColorVector(components: []) }

  private static func combine(
    _ a: ColorVector, _ b: ColorVector, _ operation: (Double, Double) -> Double
  ) -> ColorVector {
    let count = max(a.components.count, b.components.count)
    return ColorVector(
      components: (0..<count).map { index in
        operation(
          index < a.components.count ? a.components[index] : 0,
          index < b.components.count ? b.components[index] : 0)
      })
  }

  static func + (lhs: ColorVector, rhs: ColorVector) -> ColorVector { combine(lhs, rhs, +) }
  static func - (lhs: ColorVector, rhs: ColorVector) -> ColorVector { combine(lhs, rhs, -) }
  mutating func scale(by factor: Double) { components = components.map { $0 * factor } }
  var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}
