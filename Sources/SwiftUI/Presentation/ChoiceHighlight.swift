import Foundation
import HangaDrawing
import HangaRuntime

/// Darkens a row of choices while a finger is on it.
nonisolated struct ChoiceHighlight: DrawingEffectModifier, Equatable {
  let isPressed: Bool
  /// Points beside the row that are darkened too, as far as its card goes.
  var reach: CGFloat = 0
  var listedName: String? { nil }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    guard isPressed else { return items }
    let color = AlertMetrics.pressedFill(isDark: context.environment.colorScheme == .dark)
    return [.fill(.rectangle(context.frame.insetBy(dx: -reach, dy: 0)), .color(color), FillRule())]
      + items
  }
}
