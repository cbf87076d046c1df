import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A gradient of any origin, from top to bottom where no direction is given.
nonisolated public struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case stops(Gradient)
    case shade(Color)
  }
  package let storage: Storage
  private var isPerceptual = false

  /// The gradient as it is.
  public init(_ gradient: Gradient) { storage = .stops(gradient) }
  init(shadeOf color: Color) { storage = .shade(color) }

  /// The same gradient, mixed in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.isPerceptual = space.isPerceptual
    return copy
  }

  package func resolvedStops(in context: StyleContext) -> [GradientStop] {
    switch storage {
    case .stops(let gradient):
      return gradient.resolvedStops(in: context, isPerceptual: isPerceptual)
    case .shade(let color):
      let base = color.resolvedColor(in: context.environment)
      let factor = HierarchyOpacity.factor(ofLevel: context.level)
      return ColorShade.stops(of: base).map {
        GradientStop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
      }
    }
  }
}

extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never
  public func _fill(in context: StyleContext) -> StyleFill {
    StyleFill.linear(resolvedStops(in: context), from: .top, to: .bottom, in: context.frame)
  }
}

extension Color {
  /// A gradient around this colour, for filling shapes with a little depth.
  public var gradient: AnyGradient { AnyGradient(shadeOf: self) }
}

extension StyleFill {
  static func linear(
    _ stops: [GradientStop], from start: UnitPoint, to end: UnitPoint, in frame: CGRect
  ) -> StyleFill {
    gradient(stops) {
      .linearGradient($0, start: start.point(in: frame), end: end.point(in: frame))
    }
  }

  /// A fill by gradient, or what it comes to with one stop or none.
  static func gradient(_ stops: [GradientStop], _ paint: ([GradientStop]) -> Paint) -> StyleFill {
    guard let first = stops.first else { return StyleFill(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    return StyleFill(.paint(paint(stops)))
  }
}
