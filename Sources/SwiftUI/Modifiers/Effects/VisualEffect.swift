import Foundation
import HangaDrawing
import HangaGeometry
import HangaRuntime

/// Changes of how a view is drawn that may depend on its place.
nonisolated public protocol VisualEffect: Sendable, Animatable {
  /// The effects so far, innermost first. The runtime reads it.
  var _steps: VisualEffectSteps { get }
}

/// Effects in a row.
nonisolated public struct VisualEffectSteps: Sendable {
  package var effects: [any DrawingEffectModifier & Sendable] = []
}

/// The effect that changes nothing, to begin with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: VisualEffectSteps { VisualEffectSteps() }
}

/// An effect after others.
nonisolated struct AppendedVisualEffect: VisualEffect {
  let _steps: VisualEffectSteps
}

/// Runs effects that depend on the view's place; positions are answered as if they were not there.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: DrawingEffectModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  func apply(to items: [DisplayItem], in context: EffectContext) -> [DisplayItem] {
    let proxy = GeometryProxy(node: context.element)
    let steps = Reentry.untracked { effect(EmptyVisualEffect(), proxy)._steps }
    return steps.effects.reduce(items) { $1.apply(to: $0, in: context) }
  }
}

extension View {
  /// Applies effects that may depend on this view's size and place, without changing its layout.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
