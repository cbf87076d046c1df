import HangaRuntime

/// How much what lies behind a view stands out.
nonisolated public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool
  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// So much that what is on it should keep apart, as on a row that is chosen.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// How much what lies behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
