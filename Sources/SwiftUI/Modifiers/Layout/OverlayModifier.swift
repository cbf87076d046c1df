import HangaLayout
import HangaRuntime

/// Puts a view over another one (facts/layout.md §7).
///
/// - Proposes: to the overlay exactly the size of the view.
/// - Reports: the view's size.
nonisolated package struct OverlayModifier<Layer: View>: LayeringModifier {
  package var layer: Layer
  package var alignment: Alignment
  package var isBehind: Bool { false }

  package init(layer: Layer, alignment: Alignment) {
    (self.layer, self.alignment) = (layer, alignment)
  }
}

extension View {
  /// Puts `overlay` over this view; the form with a view as a value.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(layer: overlay, alignment: alignment))
  }

  /// Puts the views of `content`, one over the other, over this view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(layer: content(), alignment: alignment))
  }
}
