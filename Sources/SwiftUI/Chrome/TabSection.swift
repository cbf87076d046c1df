import Foundation
import HangaRuntime

/// Tabs that belong together. A tab bar has no place for the title and shows them one by one.
nonisolated public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: PrimitiveTabContent where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  private let content: Content

  public static func _view(of section: Self) -> AnyView { Content._view(of: section.content) }
}

extension TabSection where Footer == EmptyView {
  /// Tabs under a header of any kind.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) { self.content = content() }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Tabs without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Tabs under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.content = content() }
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

extension AppStorage where Value == TabViewCustomization {
  /// What the reader has made of the tabs, which is nothing here.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// What the reader has made of the tabs, which is nothing here.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

extension TabViewCustomization: RawRepresentable {
  public var rawValue: String { "" }
  public init?(rawValue: String) {}
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
  /// Small while the content goes up; bars here keep their size.
  public static let onScrollDown = TabBarMinimizeBehavior(value: .onScrollDown)
  /// Small while the content goes down; bars here keep their size.
  public static let onScrollUp = TabBarMinimizeBehavior(value: .onScrollUp)
}

extension View {
  /// Keeps what the reader has made of the tabs; nobody makes anything of them here.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }
  /// When the bar becomes small; bars here keep their size, which is told.
  @ViewBuilder nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior)
    -> some View
  {
    if behavior == .onScrollDown || behavior == .onScrollUp {
      modifier(UndrawnModifier(what: "a tab bar made small by scrolling"))
    } else {
      self
    }
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
