import HangaRuntime

/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action and waits for it.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// How to load anew what is shown, if there is a way.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside a way to load anew what they show.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
