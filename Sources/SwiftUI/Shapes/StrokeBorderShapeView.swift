import Foundation
import HangaGeometry
import HangaRuntime

/// A line inside a shape's outline over what was drawn along it before.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: LayeredShapeView {
  /// Whose border is drawn, inside its edge.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// Its width, ends and dashes.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth, or each pixel is either inside or outside.
  public var isAntialiased: Bool
  /// What lies below.
  public var background: Background

  public var body: Never { fatalError("a shape view has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    LayeredShapeNode(view, in: inputs)
  }

  package var top: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return _ShapeView(
      shape: _StrokedShape(shape: inner, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension InsettableShape {
  /// A line of `style` along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line of `lineWidth` points along the inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line along the inside of the same outline over what this view draws.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line of `lineWidth` points along the inside, over what this view draws.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
