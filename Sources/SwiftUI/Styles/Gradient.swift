import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Colours along a line from 0 to 1.
nonisolated public struct Gradient: Hashable, Sendable {
  /// A colour at a place, 0…1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat
    /// A colour at a place, 0 to 1.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Mixed in the components as they are encoded.
    public static let device = ColorSpace(isPerceptual: false)
    /// Mixed so that the steps look even.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Colours by their places.
  public var stops: [Stop]

  /// Colours at given places; before the first and after the last their colour goes on.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same colours mixed in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// How many extra stops stand for the way between two colours in a perceptual space.
  private static let perceptualSteps = 8

  /// The stops to draw with; a place never lies before the one ahead of it.
  package func resolvedStops(in context: StyleContext, isPerceptual: Bool = false)
    -> [GradientStop]
  {
    let factor = HierarchyOpacity.factor(ofLevel: context.level)
    var result: [GradientStop] = []
    for stop in stops {
      let color = stop.color.resolvedColor(in: context.environment).multiplyingAlpha(by: factor)
      let location = max(Double(stop.location), result.last?.location ?? 0)
      result.append(GradientStop(color: color, location: location))
    }
    return isPerceptual ? Self.mixedEvenly(result) : result
  }

  /// `stops` with more between them, so that what is mixed between neighbours looks even.
  static func mixedEvenly(_ stops: [GradientStop]) -> [GradientStop] {
    var result: [GradientStop] = []
    for stop in stops {
      if let last = result.last, last.location < stop.location {
        for step in 1..<perceptualSteps {
          let t = Double(step) / Double(perceptualSteps)
          let mixed = ColorSpaceConversion.mix(last.color, stop.color, by: t, isPerceptual: true)
          let location = last.location + (stop.location - last.location) * t
          result.append(GradientStop(color: mixed, location: location))
        }
      }
      result.append(stop)
    }
    return result
  }
}

/// As a style, a gradient runs from top to bottom.
extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  public func _fill(in context: StyleContext) -> StyleFill { AnyGradient(self)._fill(in: context) }
}
