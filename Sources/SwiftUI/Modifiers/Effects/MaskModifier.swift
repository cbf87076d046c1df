import HangaLayout
import HangaRuntime

/// Shows a view only where another one is opaque.
nonisolated struct MaskModifier<Layer: View>: LayeringModifier {
  var layer: Layer
  var alignment: Alignment
  var isBehind: Bool { false }
  var isMask: Bool { true }
}

extension View {
  /// Shows this view where `mask` is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(layer: mask(), alignment: alignment))
  }

  /// The same with the mask as a value; the older form.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(layer: mask, alignment: .center))
  }
}
