import Foundation
import HangaDrawing
import HangaGeometry

/// Radial gradients in the forms a paint names them.
enum GradientSources {
  static func elliptical(
    _ stops: [GradientStop], rect: CGRect, start: Double, end: Double, toItem: CGAffineTransform
  ) -> any RowSource {
    let (halfWidth, halfHeight) = (max(rect.width / 2, 1e-9), max(rect.height / 2, 1e-9))
    let toUnit = toItem.concatenating(
      CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
    ).concatenating(CGAffineTransform(scaleX: 1 / halfWidth, y: 1 / halfHeight))
    return RadialSource(stops, toUnit: toUnit, startRadius: start, endRadius: end)
  }

  static func radial(
    _ stops: [GradientStop], center: CGPoint, start: CGFloat, end: CGFloat,
    toItem: CGAffineTransform
  ) -> any RowSource {
    let toUnit = toItem.concatenating(
      CGAffineTransform(translationX: -center.x, y: -center.y))
    return RadialSource(stops, toUnit: toUnit, startRadius: start, endRadius: end)
  }
}
