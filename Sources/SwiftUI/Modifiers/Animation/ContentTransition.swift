import HangaRuntime

/// How what a view shows gives way to other content, while the view stays.
///
/// Colours and sizes go over; glyphs and images give way at once, whichever kind is asked for.
nonisolated public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, interpolate, opacity, symbolEffect
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

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
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of the views inside gives way to other content.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
