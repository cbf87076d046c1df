import Foundation
import HangaRuntime

/// How a split view's columns share the screen.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A split view as its style sees it.
nonisolated public struct NavigationSplitViewStyleConfiguration {
  let columns: AnyView
  func columns(_ kind: SplitKind) -> some View { columns.environment(\.splitKind, kind) }
}

/// The ways of sharing a screen that there are.
nonisolated enum SplitKind: Sendable { case automatic, balanced, prominentDetail }

/// As the device has it.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(.automatic)
  }
}

/// The detail makes room for the other columns.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(.balanced)
  }
}

/// The detail keeps its size; the other columns lie over it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
  Sendable
{
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(.prominentDetail)
  }
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

/// A style of split views, hidden in the environment.
nonisolated struct AnySplitStyle {
  let make: (NavigationSplitViewStyleConfiguration) -> AnyView
  init<S: NavigationSplitViewStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private enum SplitKindKey: EnvironmentKey { static let defaultValue = SplitKind.automatic }
private enum SplitStyleKey: EnvironmentKey { static var defaultValue: AnySplitStyle? { nil } }

extension EnvironmentValues {
  var splitKind: SplitKind {
    get { self[SplitKindKey.self] }
    set { self[SplitKindKey.self] = newValue }
  }
  var splitStyle: AnySplitStyle? {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views share the screen.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { environment(\.splitStyle, AnySplitStyle(style)) }

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
