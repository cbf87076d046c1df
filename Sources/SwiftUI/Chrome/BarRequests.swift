import HangaRuntime

/// Whether something shows.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// What the views on a screen ask of one bar.
nonisolated struct BarRequests: Equatable {
  var visibility = Visibility.automatic
  var background = Visibility.automatic
  var style: AnyShapeStyle?
  var colorScheme: ColorScheme?

  /// Styles cannot be compared: requests with one count as different.
  static func == (a: BarRequests, b: BarRequests) -> Bool {
    a.visibility == b.visibility && a.background == b.background && a.colorScheme == b.colorScheme
      && a.style == nil && b.style == nil
  }

  /// Adds what another view asks where this one says nothing.
  mutating func fill(from other: BarRequests) {
    if visibility == .automatic { visibility = other.visibility }
    if background == .automatic { background = other.background }
    if style == nil { style = other.style }
    if colorScheme == nil { colorScheme = other.colorScheme }
  }
}

/// What the views on a screen ask of the bars around it.
nonisolated struct ScreenRequests: Equatable {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var search: SearchRequest?
  /// Whether the screen is a stack with bars of its own.
  var hasOwnStack = false
  var role = ToolbarRole.automatic
  var titleMenu: TitleMenu?
  var navigationBar = BarRequests()
  var bottomBar = BarRequests()
  var tabBar = BarRequests()
  var scrollEdges = ScrollEdgeWishes()
  var subtitle: Text?
  var removesTitle = false
}

/// What a title leads to. Views cannot be compared: one counts as different from the next.
nonisolated struct TitleMenu: Equatable {
  let content: AnyView
  static func == (a: TitleMenu, b: TitleMenu) -> Bool { false }
}

nonisolated enum ScreenRequestsKey: PreferenceKey {
  static var defaultValue: ScreenRequests { ScreenRequests() }

  static func reduce(value: inout ScreenRequests, nextValue: () -> ScreenRequests) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hasOwnStack = value.hasOwnStack || next.hasOwnStack
    if value.role == .automatic { value.role = next.role }
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.search = value.search ?? next.search
    value.navigationBar.fill(from: next.navigationBar)
    value.bottomBar.fill(from: next.bottomBar)
    value.tabBar.fill(from: next.tabBar)
    value.scrollEdges.hidden.formUnion(next.scrollEdges.hidden)
    value.scrollEdges.hard.formUnion(next.scrollEdges.hard)
    value.subtitle = value.subtitle ?? next.subtitle
    value.removesTitle = value.removesTitle || next.removesTitle
  }
}

extension View {
  nonisolated func requesting(_ change: @escaping (inout ScreenRequests) -> Void) -> some View {
    transformPreference(ScreenRequestsKey.self, change)
  }
}
