import HangaRuntime

/// An effect by which one symbol takes another's place.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect by which a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}

/// One symbol goes, the other comes.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var upUp: ReplaceSymbolEffect { self }
  public var downUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// What both symbols share stays.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

/// A symbol comes.
nonisolated public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public func _rest(isActive: Bool) -> SymbolEffectRest {
    SymbolEffectRest(
      scale: isActive ? 1 : SymbolEffectMetrics.goneScale, opacity: isActive ? 1 : 0)
  }
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol goes.
nonisolated public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  public func _rest(isActive: Bool) -> SymbolEffectRest {
    SymbolEffectRest(
      scale: isActive ? SymbolEffectMetrics.goneScale : 1, opacity: isActive ? 0 : 1)
  }
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// A symbol is a little larger or smaller.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isDown = false
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  public func _rest(isActive: Bool) -> SymbolEffectRest {
    let scale = isDown ? SymbolEffectMetrics.downScale : SymbolEffectMetrics.upScale
    return SymbolEffectRest(scale: isActive ? scale : 1)
  }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// How large symbols are under effects that last; all C.
nonisolated enum SymbolEffectMetrics {
  static let upScale: CGFloat = 1.1
  static let downScale: CGFloat = 0.9
  /// Where a symbol comes from and goes to.
  static let goneScale: CGFloat = 0.5
}

/// The system's choice.
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension AnyTransition {
  /// A symbol comes and goes as symbols do; here it fades.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
  /// A symbol comes and goes as symbols do; here it fades.
  public static var symbolEffect: AnyTransition { .opacity }
}
