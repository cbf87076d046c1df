import HangaGeometry
import HangaRuntime

/// A shape filled over what was drawn along it before.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// What is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// By which rule.
  public var fillStyle: FillStyle
  /// What lies below.
  public var background: Background

  public var body: Never { fatalError("a shape view has no body") }
  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    LayeredShapeNode(view, in: inputs)
  }

  package var top: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}

extension Shape {
  /// This shape filled with `content`.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
}

extension ShapeView {
  /// The same shape filled over what this view draws.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }
}
