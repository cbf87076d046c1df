import HangaLayout
import HangaRuntime

/// Puts a view behind another one (facts/layout.md §7).
///
/// - Proposes: to the background exactly the size of the view.
/// - Reports: the view's size.
nonisolated package struct BackgroundModifier<Layer: View>: LayeringModifier {
  package var layer: Layer
  package var alignment: Alignment
  package var isBehind: Bool { true }

  package init(layer: Layer, alignment: Alignment) {
    (self.layer, self.alignment) = (layer, alignment)
  }
}

extension View {
  /// Puts `background` behind this view; the form with a view as a value.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }

  /// Puts the views of `content`, one over the other, behind this view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content(), alignment: alignment))
  }
}
