import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// A style with less opacity.
nonisolated public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let opacity: Double
  public func _fill(in context: StyleContext) -> StyleFill {
    var fill = base._fill(in: context)
    fill.opacity *= min(max(opacity, 0), 1)
    return fill
  }
}

/// A style whose colours meet those below in another way.
nonisolated public struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let mode: BlendMode
  public func _fill(in context: StyleContext) -> StyleFill {
    var fill = base._fill(in: context)
    fill.blendMode = mode
    return fill
  }
}

/// A style that refers to a rectangle of the filled frame instead of all of it.
nonisolated public struct _AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  /// In the filled frame's own coordinates.
  let rect: CGRect
  public func _fill(in context: StyleContext) -> StyleFill {
    var inner = context
    inner.frame = rect.offsetBy(dx: context.frame.minX, dy: context.frame.minY)
    return base._fill(in: inner)
  }
}

/// A step of another style's hierarchy.
nonisolated public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let base: Base
  let level: Int
  public func _fill(in context: StyleContext) -> StyleFill {
    base._fill(in: context.with(level: context.level + level))
  }
}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// The same style; its colours meet those below by `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, mode: mode)
  }

  /// This style as if the filled frame were `rect`, in points from the frame's corner.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(base: self, rect: rect)
  }

  /// This style one level fainter.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// This style two levels fainter.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// This style three levels fainter.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// This style four levels fainter.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
