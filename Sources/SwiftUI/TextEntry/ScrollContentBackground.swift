import HangaRuntime

private enum ContentBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides what scrolling views inside have behind their content.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
