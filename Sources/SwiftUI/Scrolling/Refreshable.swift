import HangaRuntime

/// Fetches anew what a view shows.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Ends when it is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// Fetches anew what the view shows, or `nil` if it cannot be.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the scroll views inside be pulled down to fetch anew what they show.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
