import HangaRuntime

/// Where an item of a toolbar goes.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Slot { case leading, trailing, secondary, principal, bottom, status, keyboard }
  let slot: Slot
  /// Whether the item confirms what the screen is for, which makes it bolder.
  var isConfirmation = false
  /// Whether labels show their icon only.
  var showsIconsAlone: Bool { slot != .principal && slot != .status }
  var isAtBottom: Bool { slot == .bottom || slot == .status }

  /// On the trailing side of the navigation bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the middle of the navigation bar, in place of the title; as wide as the gap between the
  /// items.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// In place of the title, as `principal`.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// On the leading side.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// On the leading side; the older name.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// On the trailing side; the older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// On the leading side.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// On the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// On the trailing side.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// In a menu on the trailing side.
  public static let secondaryAction = ToolbarItemPlacement(slot: .secondary)
  /// On the trailing side, bolder.
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing, isConfirmation: true)
  /// On the leading side.
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  /// On the trailing side.
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// In the middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(slot: .status)
  /// In a bar above the keyboard, while a field on the same screen has the focus.
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
}

/// A bar of the system's around a screen.
nonisolated public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar { case automatic, navigationBar, bottomBar, tabBar }
  let bar: Bar
  /// The navigation bar.
  public static let automatic = ToolbarPlacement(bar: .automatic)
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(bar: .navigationBar)
  /// The bar of items at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottomBar)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabBar)
}

extension ScreenRequests {
  /// Changes the requests for each of `bars`; none and `automatic` mean the navigation bar.
  mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarRequests) -> Void) {
    for bar in bars.isEmpty ? [.automatic] : bars {
      switch bar.bar {
      case .automatic, .navigationBar: change(&navigationBar)
      case .bottomBar: change(&bottomBar)
      case .tabBar: change(&tabBar)
      }
    }
  }
}

extension View {
  /// Shows or hides bars around the screen.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    requesting { $0.change(bars) { $0.visibility = visibility } }
  }
  /// Shows or hides bars around the screen.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    requesting { $0.change(bars) { $0.visibility = visibility } }
  }

  /// Shows or hides the background of bars, whatever lies under them.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    requesting { $0.change(bars) { $0.background = visibility } }
  }
  /// Shows or hides the backgrounds of bars around the screen.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    requesting { $0.change(bars) { $0.background = visibility } }
  }

  /// Sets what the background of bars is drawn with.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  )
    -> some View
  {
    requesting { $0.change(bars) { $0.style = AnyShapeStyle(style) } }
  }

  /// Draws bars light or dark.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  )
    -> some View
  {
    requesting { $0.change(bars) { $0.colorScheme = colorScheme } }
      .preference(
        key: StatusBarSchemeKey.self,
        value: bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
          ? colorScheme : nil)
  }

  /// Takes an item away that the system has put into a bar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference(key: SplitToggleKey.self, value: defaultItemKind == .sidebarToggle)
      .requesting { if defaultItemKind == .title { $0.removesTitle = true } }
  }
}

/// An item that the system puts into a bar.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Value { case sidebarToggle, title }
  let value: Value
  /// The button that shows and hides a split view's sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(value: .sidebarToggle)
  /// The screen's title, in the row and large.
  public static let title = ToolbarDefaultItemKind(value: .title)
}
