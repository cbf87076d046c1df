import HangaGeometry
import HangaLayout
import HangaRuntime

/// Fills the area behind a view, and on beyond it into a safe area that the view touches.
///
/// - Reports: the view's size.
nonisolated struct BackgroundStyleModifier<Style: ShapeStyle>: LayeringModifier {
  var style: Style
  var ignoredSafeAreaEdges: Edge.Set
  var layer: _ShapeView<Rectangle, Style> { _ShapeView(shape: Rectangle(), style: style) }
  var alignment: Alignment { .center }
  var isBehind: Bool { true }
  var listedName: String? { ".background" }
}

extension View {
  /// Fills the area behind this view, and on into the safe area on `edges` that it touches.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundStyleModifier(style: style, ignoredSafeAreaEdges: edges))
  }

  /// The same with the background style of the surroundings.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills `shape` behind this view; shapes inside may follow its outline.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let fill = _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    return modifier(BackgroundModifier(layer: ContainerMark(fill: fill), alignment: .center))
      .modifier(ContainerShapeModifier(shape: shape))
  }

  /// Fills `shape`, as large as the view, behind it.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BackgroundModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Fills `shape` with the background style behind the view.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills `shape` with the background style behind the view.
  @_disfavoredOverload
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
