import Foundation
import HangaGeometry
import HangaRuntime

/// A line along a shape's outline over what was drawn along it before.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// Whose outline is drawn, the line's middle on it.
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

  package var top: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}

extension Shape {
  /// A line of `style` along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, EmptyView>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// A line of `lineWidth` points along the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// A line along the same shape's outline over what this view draws.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Content, S, Self>
  {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line of `lineWidth` points along the outline, over what this view draws.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
