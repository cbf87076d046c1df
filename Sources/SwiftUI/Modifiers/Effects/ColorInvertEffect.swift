import HangaDrawing
import HangaRuntime

/// Turns each colour component into what it lacks to 1.
nonisolated struct ColorInvertEffect: DrawingEffectModifier, Equatable {
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    GroupEffect.colorMatrix(ColorFilters.inversion()).applied(to: items)
  }
}

extension View {
  /// Inverts this view's colours.
  nonisolated public func colorInvert() -> some View { modifier(ColorInvertEffect()) }
}
