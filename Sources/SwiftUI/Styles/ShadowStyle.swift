import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A shadow that belongs to a fill. Lengths are points.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// Behind what is filled.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Inside what is filled, as if it lay deeper.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow.
nonisolated public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle

  public func _fill(in context: StyleContext) -> StyleFill {
    var fill = base._fill(in: context)
    fill.shadows.append(
      ShadowRecipe(
        color: shadow.color.resolvedColor(in: context.environment), radius: max(shadow.radius, 0),
        offset: shadow.offset, isInner: shadow.isInner))
    return fill
  }
}

extension ShapeStyle {
  /// This style with a shadow of what it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowShapeStyle(base: ForegroundStyle(), shadow: style))
  }
  /// The foreground with less opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity))
  }
  /// The foreground, meeting the colours below in another way.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(_BlendModeShapeStyle(base: ForegroundStyle(), mode: mode))
  }
}
