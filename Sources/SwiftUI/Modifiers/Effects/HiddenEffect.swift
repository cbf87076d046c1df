import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Draws nothing and keeps the place.
nonisolated struct HiddenEffect: DrawingEffectModifier, Equatable {
  func admitsTouch(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool {
    false
  }

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] { [] }
}

extension View {
  /// Keeps this view's place and shows nothing there.
  nonisolated public func hidden() -> some View { modifier(HiddenEffect()) }
}
