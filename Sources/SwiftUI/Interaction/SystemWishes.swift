import HangaGeometry
import HangaRuntime

/// Whether a screen hides the status bar; what is nearest to the root decides.
enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether a screen hides the home indicator; what is nearest to the root decides.
enum OverlaysHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// What a screen asks of the system around it.
extension View {
  /// Whether the status bar is hidden; its safe area stays.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }
  /// The older name of `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Whether the home indicator shows.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(
      key: OverlaysHiddenKey.self, value: visibility == .automatic ? nil : visibility == .hidden)
  }
  /// Which edges' swipes the app takes first.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The language in which lines inside are broken and set.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    modifier(TypesettingLanguageModifier(language: isEnabled ? language : nil))
  }
  /// Where a screen that zooms in starts; see `navigationTransition(_:)`.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}

/// How a screen comes.
nonisolated public protocol NavigationTransition {}

/// As the surroundings do it.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
/// Out of the view it was opened from.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the surroundings do it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that `matchedTransitionSource(id:in:)` marks. The screen looks the same once it
  /// is there; on its way it is pushed in.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

extension View {
  /// How the screen comes; on its way every screen is pushed in, whatever is asked.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
