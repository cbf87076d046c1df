import HangaRuntime

/// Tabs with something done to the view of each.
nonisolated public struct _ModifiedTabs<Content: TabContent>: PrimitiveTabContent {
  public typealias TabValue = Content.TabValue
  let content: Content
  let change: (AnyView) -> AnyView
  public static func _view(of tabs: Self) -> AnyView {
    tabs.change(Content._view(of: tabs.content))
  }
}

extension TabContent {
  nonisolated private func changing<V: View>(_ change: @escaping (AnyView) -> V)
    -> _ModifiedTabs<Self>
  { _ModifiedTabs(content: self) { AnyView(change($0)) } }

  /// Shows `count` at the tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changing { $0.badge(count) }
  }
  /// Shows `label` at the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changing { $0.badge(label) }
  }
  /// Shows words at the tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changing { $0.badge(key) }
  }
  /// Shows words as they are at the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changing { $0.badge(label) }
  }

  /// Leaves the tabs out.
  nonisolated public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self) { isHidden ? AnyView(EmptyView()) : $0 }
  }
  /// Keeps the tabs from being used.
  nonisolated public func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
    changing { $0.disabled(isDisabled) }
  }
  /// Where the tabs show until somebody changes that. Tab views show bars.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isMeant = placements.contains { $0 != .sidebar }
    return hidden(visibility == .hidden && isMeant)
  }
  /// Where a tab can be seen; in a bar, everywhere but in sidebars.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
  /// Names a tab for the reader's changes; nobody makes any here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Whether the reader may change the tab; nobody does here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Buttons beside a section's title in a sidebar; tab views show bars.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  { self }
  /// Buttons that a swipe over the tab shows in a sidebar; tab views show bars.
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
  /// A menu behind the tab in a sidebar; tab views show bars.
  nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items)
    -> some TabContent<TabValue>
  { self }

  /// What the tab is called for those who hear it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changing { $0.accessibilityLabel(label) }
  }
  /// The same with words.
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey)
    -> some TabContent<TabValue>
  { changing { $0.accessibilityLabel(label) } }
  /// What tests find the tab by.
  nonisolated public func accessibilityIdentifier(_ identifier: String)
    -> some TabContent<TabValue>
  { changing { $0.accessibilityIdentifier(identifier) } }
}
