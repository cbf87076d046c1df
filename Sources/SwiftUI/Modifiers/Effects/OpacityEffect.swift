import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Makes the flattened view translucent.
nonisolated struct OpacityEffect: DrawingEffectModifier, Animatable, Equatable {
  /// 0 draws nothing, 1 changes nothing.
  var opacity: Double
  var animatableData: Double {
    get { opacity * AnimatableUnit.scale }
    set { opacity = newValue / AnimatableUnit.scale }
  }

  /// What cannot be seen at all is not touched.
  func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    opacity > 0
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    if opacity >= 1 { return items }
    guard opacity > 0 else { return [] }
    return GroupEffect.opacity(opacity).applied(to: items)
  }
}

extension View {
  /// Multiplies the opacity of this view as a whole.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
}
