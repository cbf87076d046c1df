import Foundation
import HangaDrawing
import HangaGeometry

/// Lengths of lists and forms in points (facts/controls.md §5); the classic look where no era is
/// named.
nonisolated enum ListMetrics {
  // MARK: Rows

  static func rowHeight(_ era: SystemEra) -> CGFloat { era == .glass ? 52 : 44 }
  /// Fitted for the later look: a text of one line lies 15.5 below the top of its row.
  static func rowInsets(_ era: SystemEra) -> EdgeInsets {
    let vertical: CGFloat = era == .glass ? 15.5 : 11
    return EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }
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

  /// The mark of a touched row (facts/controls.md §5).
  static func highlight(_ conditions: ColorConditions) -> ResolvedColor {
    conditions.era == .glass && !conditions.isDark
      ? ResolvedColor(bytes: 220, 220, 220) : SystemColorTable.color(.gray4, conditions)
  }

  // MARK: Separators

  /// Of the look of iOS 26, in points; before it is a pixel.
  static let glassSeparator: CGFloat = 1
  /// How far those lines end before the row's trailing edge.
  static let glassSeparatorTrail: CGFloat = 16
  /// What their colour keeps of a separator's opacity: E8E8E9 on white, measured; in dark C.
  static let glassSeparatorShare = (30.0 / 255) / 0.29

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

  static func cardRadius(_ era: SystemEra) -> CGFloat { era == .glass ? 26 : 10 }
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
  static let prominentTitle = Font.title3.bold()
  static let prominentHeaderBottom: CGFloat = 10

  // MARK: Sidebars

  /// The radius of a chosen row on pads, and its distance from the edges; C.
  static let sidebarRowRadius: CGFloat = 10
  static let sidebarMargin: CGFloat = 16
}
