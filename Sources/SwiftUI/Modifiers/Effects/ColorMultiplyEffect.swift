import HangaDrawing
import HangaRuntime

/// Multiplies a view's colours by another colour's components.
nonisolated struct ColorMultiplyEffect: DrawingEffectModifier, Equatable {
  var color: Color
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let factor = color.resolvedColor(in: context.environment)
    return GroupEffect.colorMatrix(ColorFilters.multiplication(by: factor)).applied(to: items)
  }
}

extension View {
  /// Multiplies each colour component, and the opacity, by that of `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }
}
