import HangaRuntime

/// How what a view shows gives way to other content, while the view stays.
///
/// Colours and sizes go over, whichever kind is asked for. Letters and pictures give way at once, or
/// as the kind says; symbol effects are still.
nonisolated public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, interpolate, opacity, symbolEffect
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  fileprivate var change: ContentChange {
    switch kind {
    case .identity, .interpolate, .symbolEffect: .none
    case .opacity: .fade
    case .numericText(let countsDown): .roll(down: countsDown)
    case .numericValue(let value): .rollTo(value)
    }
  }

  public static let identity = ContentTransition(.identity)
  public static let interpolate = ContentTransition(.interpolate)
  public static let opacity = ContentTransition(.opacity)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericValue(value))
  }
  public static let symbolEffect = ContentTransition(.symbolEffect)
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}

extension EnvironmentValues {
  /// How the content of views gives way to other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set {
      self[ContentTransitionKey.self] = newValue
      self[ContentChangeKey.self] = newValue.change
    }
  }
}

extension View {
  /// Says how the content of the views inside gives way to other content.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
