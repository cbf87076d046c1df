import HangaRuntime

/// Whether the status bar is light because what lies below it is black.
nonisolated enum StatusBarTone {
  fileprivate enum Key: EnvironmentKey { static let defaultValue = false }

  /// Has the status bar follow the sheets of the scene.
  static func refresh(_ graph: ViewGraph) {
    guard let root = graph.root else { return }
    let isLight =
      root.layers.reversed().lazy.compactMap { ($0 as? SheetLayer)?.blackensScene }.first ?? false
    guard isLight != (root.overlayChange != nil) else { return }
    root.overlayChange = isLight ? { $0[Key.self] = true } : nil
  }
}

extension EnvironmentValues {
  /// Whether the status bar is light whatever the scheme.
  var hasLightStatusBar: Bool { self[StatusBarTone.Key.self] }
}
