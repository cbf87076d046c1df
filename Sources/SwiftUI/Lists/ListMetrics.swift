import Foundation
import HangaGeometry

/// Lengths of lists and forms in points, classic look (facts/controls.md §5).
nonisolated enum ListMetrics {
  // MARK: Rows

  static let rowHeight: CGFloat = 44
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The leading margin of rows without a card on wide screens.
  static let wideLeading: CGFloat = 20
  /// Between a row's content and its accessories, and between these.
  static let accessoryGap: CGFloat = 8
  static let chevronSize: CGFloat = 14
  /// The column in which the icons of labels stand.
  static let iconColumn: CGFloat = 29
  /// Between an icon's column and the title.
  static let iconGap: CGFloat = 15
  /// How the mark of a touched row fades when the finger is lifted, in seconds.
  static let highlightFade = 0.3

  // MARK: Swipes and edits

  /// The least width of a swipe's button.
  static let swipeButtonWidth: CGFloat = 74
  /// A swipe's labels; C.
  static let swipeLabelSize: CGFloat = 15
  static let swipeLabelPadding: CGFloat = 15
  /// The share of a row's width beyond which a swipe runs the first action; C.
  static let fullSwipeShare: CGFloat = 0.6
  /// How many seconds of a finger's way decide where a swiped row rests; C.
  static let swipeLookAhead: CGFloat = 0.15
  /// The marks for deleting and choosing, and their distance from the content; C.
  static let editMarkSize: CGFloat = 22
  static let editMarkGap: CGFloat = 12
  static let moveHandleSize: CGFloat = 17
  static let editSignSize: CGFloat = 13
  static let editRingWidth: CGFloat = 1.5
  /// How far the elements inside another of an outline are set in; C.
  static let outlineIndent: CGFloat = 20

  // MARK: Cards

  static let cardRadius: CGFloat = 10
  static let cardMargin: CGFloat = 16
  /// The same on phones at least `wideWidth` wide and on pads.
  static let wideCardMargin: CGFloat = 20
  static let wideWidth: CGFloat = 414

  // MARK: Sections

  /// Half of what lies between two sections without titles, which is also above the first.
  static let halfSectionGap: CGFloat = 17.5
  /// What is left of `halfSectionGap` with `listSectionSpacing(.compact)`; C.
  static let compactHalfGap: CGFloat = 8
  static let headerTop: CGFloat = 16
  static let headerBottom: CGFloat = 6.5
  static let footerTop: CGFloat = 6.5
  static let footerBottom: CGFloat = 10
  /// Above and below the title of a plain section; C.
  static let plainHeaderPadding: CGFloat = 6
  /// The title of a section in a sidebar, and where prominence is increased; C.
  static let prominentTitleSize: CGFloat = 20
  static let prominentHeaderBottom: CGFloat = 10

  // MARK: Sidebars

  /// The radius of a chosen row on pads, and its distance from the edges; C.
  static let sidebarRowRadius: CGFloat = 10
  static let sidebarMargin: CGFloat = 16
}
