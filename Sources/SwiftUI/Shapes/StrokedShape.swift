import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// The line along a shape's outline, as a shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  /// Whose outline is followed.
  public var shape: Content
  /// The line's width, ends and dashes.
  public var style: StrokeStyle

  public static var role: ShapeRole { .stroke }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func _outline(in context: ShapeContext) -> ShapeOutline {
    let base = shape._outline(in: context)
    guard base.pen == nil else { return ShapeOutline(base.filled, pen: Pen(style)) }
    return ShapeOutline(base.outline, pen: Pen(style))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { .init(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The line of `style` along this shape's outline, as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The line along this shape's outline, as a shape; in points.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
