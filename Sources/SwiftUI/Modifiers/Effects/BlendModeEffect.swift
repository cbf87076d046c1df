import HangaDrawing
import HangaRuntime

/// Lets a view's colours meet those below in another way.
nonisolated struct BlendModeEffect: DrawingEffectModifier, Equatable {
  var mode: BlendMode
  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    mode == .normal ? items : GroupEffect.blend(mode).applied(to: items)
  }
}

extension View {
  /// How this view's colours meet those below, within the nearest compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}
