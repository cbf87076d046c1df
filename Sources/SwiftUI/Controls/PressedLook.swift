import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Dims a control while a finger is down on it (facts/controls.md §4).
nonisolated struct PressedLook: DrawingEffectModifier, Animatable, Equatable {
  enum Strength { case label, plain, platter }
  /// 0 at rest, 1 pressed.
  private var amount: Double
  let strength: Strength

  init(isPressed: Bool, strength: Strength) {
    amount = isPressed ? 1 : 0
    self.strength = strength
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var listedName: String? { nil }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    guard amount > 0, !items.isEmpty else { return items }
    switch strength {
    case .label: return faded(items, to: ButtonMetrics.pressedLabelOpacity)
    case .plain: return faded(items, to: ButtonMetrics.pressedPlainOpacity)
    case .platter:
      let factor = 1 - amount * (1 - ButtonMetrics.pressedBrightness)
      let grey = ResolvedColor(red: factor, green: factor, blue: factor, alpha: 1)
      return GroupEffect.colorMatrix(ColorFilters.multiplication(by: grey)).applied(to: items)
    }
  }

  private func faded(_ items: [DisplayItem], to opacity: Double) -> [DisplayItem] {
    GroupEffect.opacity(1 - amount * (1 - opacity)).applied(to: items)
  }
}
