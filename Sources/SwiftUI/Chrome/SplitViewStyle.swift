import Foundation
import HangaRuntime

/// How a split view's columns share the screen.
nonisolated public protocol NavigationSplitViewStyle: Sendable {
  /// What the style comes to. The runtime asks it.
  var _splitKind: _SplitKind { get }
}

/// The ways of sharing a screen that there are.
nonisolated public enum _SplitKind: Sendable { case automatic, balanced, prominentDetail }

/// As the device has it.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _splitKind: _SplitKind { .automatic }
}

/// The detail makes room for the other columns.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _splitKind: _SplitKind { .balanced }
}

/// The detail keeps its size; the other columns lie over it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public var _splitKind: _SplitKind { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the device has it.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the other columns.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private enum SplitKindKey: EnvironmentKey { static let defaultValue = _SplitKind.automatic }

extension EnvironmentValues {
  var splitKind: _SplitKind {
    get { self[SplitKindKey.self] }
    set { self[SplitKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views share the screen.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { environment(\.splitKind, style._splitKind) }

  /// The width of the column that this view is in, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitWidthKey.self, value: width)
  }
  /// The width of the column that this view is in; it begins with the ideal one.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: SplitWidthKey.self, value: ideal) }
}

/// The width that a column asks for.
nonisolated enum SplitWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// Whether a column has the button taken away that shows and hides the sidebar.
nonisolated enum SplitToggleKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Lengths of split views; the facts have none, so all are C.
nonisolated enum SplitMetrics {
  /// Of a sidebar, and of the column in the middle.
  static let columnWidth: CGFloat = 320
  /// How dark the detail is below columns that lie over it.
  static let dim = 0.1
  /// Seconds that a column takes to come or go.
  static let slide = 0.35
}
