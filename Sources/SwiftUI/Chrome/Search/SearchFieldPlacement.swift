import HangaRuntime

/// Where a search field goes.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Whether the field gives way to what is scrolled below.
  nonisolated public struct NavigationBarDrawerDisplayMode: Sendable {
    let collapses: Bool
    /// Gives way.
    public static let automatic = NavigationBarDrawerDisplayMode(collapses: true)
    /// Stays.
    public static let always = NavigationBarDrawerDisplayMode(collapses: false)
  }
  let collapses: Bool
  /// In the navigation bar.
  public static let automatic = SearchFieldPlacement(collapses: true)
  /// In the navigation bar.
  public static let toolbar = SearchFieldPlacement(collapses: true)
  /// In the navigation bar.
  public static let toolbarPrincipal = SearchFieldPlacement(collapses: true)
  /// In the navigation bar, where there is no column at the side.
  public static let sidebar = SearchFieldPlacement(collapses: true)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(collapses: true)
  /// Below the title, and whether it stays there.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(collapses: displayMode.collapses)
  }
}

/// What becomes of the bar around a search field while somebody searches.
nonisolated public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsBar: Bool
  /// Title and items give way to the field.
  public static var automatic: Self { Self(keepsBar: false) }
  /// Title and items stay.
  public static var avoidHidingContent: Self { Self(keepsBar: true) }
}
