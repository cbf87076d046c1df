import HangaRuntime

/// How the status bar and home indicator stand apart from the scene below: light where that is
/// black, hidden where it asks for it.
nonisolated enum StatusBarTone {
  fileprivate enum LightKey: EnvironmentKey { static let defaultValue = false }
  fileprivate enum HiddenKey: EnvironmentKey { static let defaultValue = false }
  fileprivate enum IndicatorKey: EnvironmentKey { static let defaultValue = false }

  private struct Look: Equatable {
    var isLight = false
    var isBarHidden = false
    var isIndicatorHidden = false
  }
  private final class Shown { var look = Look() }

  /// Has them follow the sheets of the scene and what its content asks for.
  static func refresh(_ graph: ViewGraph) {
    guard let root = graph.root else { return }
    var look = Look()
    look.isLight =
      root.layers.reversed().lazy.compactMap { ($0 as? SheetLayer)?.blackensScene }.first ?? false
    if root.preference(StatusBarSchemeKey.self) ?? nil == .dark { look.isLight = true }
    look.isBarHidden = (root.preference(StatusBarHiddenKey.self) ?? nil) ?? false
    look.isIndicatorHidden = (root.preference(OverlaysHiddenKey.self) ?? nil) ?? false
    let shown = graph.sceneObject { Shown() }
    guard look != shown.look else { return }
    shown.look = look
    root.overlayChange = { values in
      values[LightKey.self] = look.isLight
      values[HiddenKey.self] = look.isBarHidden
      values[IndicatorKey.self] = look.isIndicatorHidden
    }
  }
}

/// The scheme that a screen asks of its navigation bar, which the status bar above follows.
nonisolated enum StatusBarSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  /// Whether the status bar is light whatever the scheme.
  var hasLightStatusBar: Bool { self[StatusBarTone.LightKey.self] }
  /// Whether there is no status bar.
  var hidesStatusBar: Bool { self[StatusBarTone.HiddenKey.self] }
  /// Whether there is no home indicator.
  var hidesHomeIndicator: Bool { self[StatusBarTone.IndicatorKey.self] }
}
