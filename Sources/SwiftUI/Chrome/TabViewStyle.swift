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

nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
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
    public static let always = IndexDisplayMode(mode: .always)
    public static let never = IndexDisplayMode(mode: .never)
  }
  let indexDisplayMode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
  public var _kind: _TabViewKind { .pages(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
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

nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When a capsule lies behind the dots.
  nonisolated public struct BackgroundDisplayMode: Equatable, Sendable {
    enum Mode { case automatic, always, interactive, never }
    let mode: Mode
    public static let automatic = BackgroundDisplayMode(mode: .automatic)
    public static let always = BackgroundDisplayMode(mode: .always)
    public static let interactive = BackgroundDisplayMode(mode: .interactive)
    public static let never = BackgroundDisplayMode(mode: .never)
  }
  let backgroundDisplayMode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
  public var _pageStyle: PageIndexViewStyle { self }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
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
