import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Colours outwards from a point, stretched to the filled frame; radii are fractions of its sides.
nonisolated public struct EllipticalGradient: StyleView {
  public typealias Resolved = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  init(any gradient: AnyGradient, center: UnitPoint, start: CGFloat, end: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (startRadiusFraction, endRadiusFraction) = (start, end)
  }

  /// Colours from `center` outwards; radii are shares of the shape's width and height, 0.5 reaches
  /// the edge from the middle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      any: AnyGradient(gradient), center: center, start: startRadiusFraction,
      end: endRadiusFraction)
  }
  /// The same for colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// The same for colours at given places, 0 to 1.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _fill(in context: StyleContext) -> StyleFill {
    let (frame, middle) = (context.frame, center.point(in: context.frame))
    // The paint counts in half sides, this type in whole ones.
    let box = CGRect(
      x: middle.x - frame.width / 2, y: middle.y - frame.height / 2, width: frame.width,
      height: frame.height)
    return .gradient(gradient.resolvedStops(in: context)) {
      .ellipticalGradient(
        $0, rect: box, startFraction: Double(startRadiusFraction) * 2,
        endFraction: Double(endRadiusFraction) * 2)
    }
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a point outwards, as wide as the shape.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same for colours at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// The same for colours at given places.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
