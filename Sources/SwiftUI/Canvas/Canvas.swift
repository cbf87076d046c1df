import Foundation
import HangaLayout
import HangaRuntime

/// A drawing made by a closure, anew whenever the canvas or what the closure reads changes.
///
/// - Proposes: to symbols, nothing: they have their ideal size.
/// - Reports: the proposal, 10 where it names none.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that the closure may draw by their tags.
  public var symbols: Symbols
  /// Draws into the context; the size is the canvas's, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// Kept for the name: colours here are mixed in one way.
  public var colorMode: ColorRenderingMode
  /// Kept for the name: a picture waits for all that is in it.
  public var rendersAsynchronously: Bool

  /// A canvas that may draw views: each of `symbols` is found by its tag.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer, isOpaque) = (symbols(), renderer, opaque)
    (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    CanvasNode(view, in: inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that draws no views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: EmptyView.init)
  }
}
