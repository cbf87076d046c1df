import HangaRuntime

/// Tabs that belong together. A tab bar has no place for the title and shows them one by one.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  public var body: some View { content }

  /// Tabs under a header of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  /// Tabs under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// Where a tab can be seen.
nonisolated public struct TabPlacement: Hashable, Sendable {
  enum Value { case automatic, pinned, sidebarOnly }
  let value: Value
  public static let automatic = TabPlacement(value: .automatic)
  public static let pinned = TabPlacement(value: .pinned)
  public static let sidebarOnly = TabPlacement(value: .sidebarOnly)
}

/// What the reader has made of the tabs.
nonisolated public struct TabViewCustomization: Equatable, Sendable {
  public init() {}
}

/// Where a tab view can be changed by its reader.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
  enum Value { case automatic, reorderable, disabled }
  let value: Value
  public static let automatic = TabCustomizationBehavior(value: .automatic)
  public static let reorderable = TabCustomizationBehavior(value: .reorderable)
  public static let disabled = TabCustomizationBehavior(value: .disabled)
}

/// When a tab bar becomes small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Value { case automatic, never, onScrollDown, onScrollUp }
  let value: Value
  public static let automatic = TabBarMinimizeBehavior(value: .automatic)
  public static let never = TabBarMinimizeBehavior(value: .never)
}

extension View {
  /// Names a tab for the reader's changes; nobody makes any here.
  nonisolated public func customizationID(_ id: String) -> some View { self }
  /// Keeps what the reader has made of the tabs; nobody makes anything of them here.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }
  /// Whether the reader may change the tab; nobody does here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Where a tab can be seen; in a bar, everywhere but in sidebars.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// When the bar becomes small; in the looks before iOS 26 it never does.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  /// A view over the tabs of a sidebar; tab views show bars.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// A view under the tabs of a sidebar; tab views show bars.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// A view at the end of a sidebar; tab views show bars.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// A view over the tab bar.
  @available(
    *, unavailable,
    message: "nothing is drawn on top of a tab bar; use safeAreaInset(edge: .bottom)"
  )
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// The two forms of an adaptable tab view.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Value { case automatic, tabBar, sidebar }
  let value: Value
  public static let automatic = AdaptableTabBarPlacement(value: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(value: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(value: .sidebar)
}
