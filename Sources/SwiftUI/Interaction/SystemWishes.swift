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
nonisolated public protocol NavigationTransition {
  /// Whether the screen grows out of a view of the one before.
  static var _isZoom: Bool { get }
}
extension NavigationTransition {
  public static var _isZoom: Bool { false }
}

/// As the surroundings do it.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
/// Out of the view it was opened from.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, Sendable {
  public static var _isZoom: Bool { true }
}

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
  /// How the screen comes; on its way every screen is pushed in, and one that was to zoom says so.
  @ViewBuilder nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T)
    -> some View
  {
    if T._isZoom { modifier(ZoomWarning()) } else { self }
  }

  /// Where a screen that zooms in starts, and how that view looks on the way, which is not shown.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// How the view looks out of which a screen grows.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// What may be said of it.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration, Sendable
{
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

/// Says once that a screen's way is not the one that was asked for.
nonisolated struct ZoomWarning: PrimitiveModifier {
  nonisolated static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in inputs: NodeInputs
  ) -> TypedNode<ModifiedContent<Modified, Self>> {
    inputs.graph.warn(
      "navigationTransition(.zoom): the screen is pushed in here; it looks the same once it is there"
    )
    return PassThroughNode(view, in: inputs)
  }
}
