import HangaGeometry
import HangaLayout
import HangaRuntime

/// Fills the area over a view, and on beyond it into a safe area that the view touches.
///
/// - Reports: the view's size.
nonisolated struct OverlayStyleModifier<Style: ShapeStyle>: LayeringModifier {
  var style: Style
  var ignoredSafeAreaEdges: Edge.Set
  var layer: _ShapeView<Rectangle, Style> { _ShapeView(shape: Rectangle(), style: style) }
  var alignment: Alignment { .center }
  var isBehind: Bool { false }
  var listedName: String? { ".overlay" }
}

extension View {
  /// Fills the area over this view, and on into the safe area on `edges` that it touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(OverlayStyleModifier(style: style, ignoredSafeAreaEdges: edges))
  }

  /// Fills `shape` over this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      OverlayModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }
}
