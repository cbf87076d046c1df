import Foundation
import HangaGeometry

/// Lengths of the system's bars in points, classic look (facts/controls.md §2.1, §3.1, §3.4).
nonisolated enum ChromeMetrics {
  // MARK: Navigation bar

  static let navigationBarHeight: CGFloat = 44
  /// On phones whose height is compact, in landscape.
  static let compactNavigationBarHeight: CGFloat = 32
  static let padNavigationBarHeight: CGFloat = 50
  /// What a large title adds below the row of items.
  static let largeTitleHeight: CGFloat = 52
  /// From the bottom of a large title's text box to that of the bar.
  static let largeTitleBottomGap: CGFloat = 8
  static let largeTitleSize: CGFloat = 34
  static let inlineTitleSize: CGFloat = 17
  static let barItemSize: CGFloat = 17
  /// Bars keep their height: what stands in them grows no further; C.
  static let greatestTypeSize = DynamicTypeSize.large
  /// A title in the row over a smaller line, that line, and the line below a large title; what the
  /// latter adds to the bar. All C.
  static let titleSizeOverSubtitle: CGFloat = 15
  static let subtitleSize: CGFloat = 12
  static let largeSubtitleSize: CGFloat = 15
  static let largeSubtitleHeight: CGFloat = 18
  /// From the bar's edge to the first item, and the margin of large titles.
  static let barMargin: CGFloat = 16
  /// The same on phones at least `wideWidth` wide and on pads.
  static let wideBarMargin: CGFloat = 20
  static let wideWidth: CGFloat = 414
  static let backButtonMargin: CGFloat = 8
  static let backChevronSize = CGSize(width: 12, height: 21)
  static let backTitleGap: CGFloat = 6
  /// Between two items on one side.
  static let barItemGap: CGFloat = 16
  /// The sign of a menu behind a title and its distance from it; C.
  static let titleMenuSize: CGFloat = 13
  static let titleMenuGap: CGFloat = 4
  /// Between the items of a side and the title or principal item.
  static let titleGap: CGFloat = 8

  // MARK: Sliding screens

  /// Opacity of the black over a screen that another covers.
  static let slideDim = 0.1
  /// How far a title comes from while its screen slides in, in widths.
  static let slideTitleWay: CGFloat = 0.5
  /// Points from the edge at which a swipe back begins.
  static let swipeEdge: CGFloat = 20
  /// The share of the width beyond which a screen that is let go leaves.
  static let swipeShare = 0.5
  /// Points a second at which it goes where the finger went.
  static let swipeSpeed: CGFloat = 300

  // MARK: Large title

  /// How much of a large title's row is left when the small title comes in.
  static let inlineTitleThreshold: CGFloat = 10
  /// Seconds of the small title's fading.
  static let inlineTitleFade = 0.15
  /// How much a large title grows that is pulled down.
  static let largeTitleStretch: CGFloat = 0.1
  /// The pull in points at which it has grown so far.
  static let largeTitlePull: CGFloat = 150

  // MARK: Search field

  /// What a search field adds below the title (facts/controls.md §2.1).
  static let searchHeight: CGFloat = 52
  static let searchFieldHeight: CGFloat = 36
  /// Above the field.
  static let searchTop: CGFloat = 1
  static let searchRadius: CGFloat = 10
  static let searchPadding: CGFloat = 8
  static let searchIconGap: CGFloat = 6
  /// Between the field and the way out of the search.
  static let searchCancelGap: CGFloat = 12
  /// Between the field and the scopes below it, and the scopes' height; C.
  static let searchScopesTop: CGFloat = 10
  static let searchScopesHeight: CGFloat = 32
  /// A token in the field; C.
  static let searchTokenHeight: CGFloat = 24
  static let searchTokenPadding: CGFloat = 6
  static let searchTokenRadius: CGFloat = 5
  /// Seconds in which a bar's items give way to a search.
  static let searchFade = 0.2

  // MARK: Bottom bar

  static let bottomBarHeight: CGFloat = 49
  /// The bar above a keyboard (facts/controls.md §2.1).
  static let keyboardBarHeight: CGFloat = 44

  // MARK: Tab bar

  static let tabBarHeight: CGFloat = 49
  static let compactTabBarHeight: CGFloat = 32
  static let padTabBarHeight: CGFloat = 50
  static let tabIconSize: CGFloat = 18
  /// Medium.
  static let tabIconWeight = 500.0
  static let tabIconCenter: CGFloat = 18
  static let tabLabelSize: CGFloat = 10
  static let tabLabelTracking: CGFloat = -0.24
  /// From the bar's top to the bottom of a label's box.
  static let tabLabelBottom: CGFloat = 47
  /// A badge's height and least width; its text, and what is beside it.
  static let badgeSide: CGFloat = 18
  static let badgeTextSize: CGFloat = 13
  static let badgePadding: CGFloat = 5
  /// How far the middle of a badge of the least width is beyond an icon's end, and below its top.
  static let badgeReach = CGPoint(x: 2, y: 2)
  /// Between a mark and a title beside the icon; C.
  static let badgeTitleGap: CGFloat = 2
  /// The least distance of a badge from the top of the bar; C.
  static let badgeTop: CGFloat = 2
  /// More tabs than this and the last place leads to the rest.
  static let mostTabs = 5
  /// Labels beside their icons: on pads, and on phones in landscape.
  static let padTabLabelSize: CGFloat = 13
  static let compactTabLabelSize: CGFloat = 12
  /// What a tab takes of a pad's bar; together they stand in the middle.
  static let padTabWidth: CGFloat = 110
  /// Between icon and label where they stand beside each other.
  static let compactTabGap: CGFloat = 6

  // MARK: Page index

  static let pageDotDiameter: CGFloat = 7.59
  static let pageDotPitch: CGFloat = 18
  /// Beside the first and last dot's slot.
  static let pageIndexPadding: CGFloat = 14
  static let pageDotSlot: CGFloat = 10
  static let pageIndexHeight: CGFloat = 26
  /// From the bottom of the safe part of the pages to the dots' centres.
  static let pageDotBottom: CGFloat = 20
  static let currentPageAlpha = 1.0
  static let otherPageAlpha = 0.3

  // MARK: Hairlines

  /// Pixels.
  static let hairline: CGFloat = 1
}
