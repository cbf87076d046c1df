import HangaRuntime

/// How a tab view shows its tabs.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// What the runtime shows. It calls this; styles need not define it.
  nonisolated var _kind: _TabViewKind { get }
}

extension TabViewStyle {
  nonisolated public var _kind: _TabViewKind { .bar }
}

/// The ways of showing tabs that the runtime knows.
nonisolated public enum _TabViewKind: Equatable, Sendable {
  /// One at a time, chosen in a bar at the bottom.
  case bar
  /// Side by side in a pager.
  case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar at the bottom.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

/// A bar, never a sidebar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

/// A bar that can become a sidebar on wide screens; it begins as a bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

/// Tabs as pages side by side.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots for the pages show.
  nonisolated public struct IndexDisplayMode: Equatable, Sendable {
    enum Mode { case automatic, always, never }
    let mode: Mode
    /// With more than one page.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    /// The dots show.
    public static let always = IndexDisplayMode(mode: .always)
    /// No dots.
    public static let never = IndexDisplayMode(mode: .never)
  }
  let indexDisplayMode: IndexDisplayMode
  /// Pages; `automatic` shows dots where there is more than one.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  public var _kind: _TabViewKind { .pages(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, never a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that can become a sidebar on wide screens.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, of which one shows.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TabViewKindKey: EnvironmentKey { static let defaultValue = _TabViewKind.bar }
private enum IndexStyleKey: EnvironmentKey { static let defaultValue = PageIndexViewStyle() }

extension EnvironmentValues {
  var tabViewKind: _TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
  var pageIndexStyle: PageIndexViewStyle {
    get { self[IndexStyleKey.self] }
    set { self[IndexStyleKey.self] = newValue }
  }
}

/// How the dots for pages look.
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// What the runtime draws. It calls this; styles need not define it.
  nonisolated var _pageStyle: PageIndexViewStyle { get }
}

extension IndexViewStyle {
  nonisolated public var _pageStyle: PageIndexViewStyle { PageIndexViewStyle() }
}

/// A dot for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When a capsule lies behind the dots.
  nonisolated public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Mode { case automatic, always, interactive, never }
    let mode: Mode
    /// As the system decides.
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    /// The dots have a background.
    public static let always = BackgroundDisplayMode(mode: .always)
    /// The background shows while the dots are touched.
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    /// The dots have no background.
    public static let never = BackgroundDisplayMode(mode: .never)
  }
  let backgroundDisplayMode: BackgroundDisplayMode
  /// Dots with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
  public var _pageStyle: PageIndexViewStyle { self }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots for pages, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how tab views show their tabs.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind)
  }

  /// Sets how the dots for pages look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexStyle, style._pageStyle)
  }
}
