import HangaDrawing
import HangaRuntime

/// Makes a stencil of a view's luminance.
nonisolated struct LuminanceToAlphaEffect: DrawingEffectModifier, Equatable {
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    GroupEffect.luminanceToAlpha.applied(to: items)
  }
}

extension View {
  /// Turns luminance into opacity, for use as a mask.
  nonisolated public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaEffect()) }
}
