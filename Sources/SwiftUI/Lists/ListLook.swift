import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// What a list style means on the device at hand (facts/controls.md §5).
struct ListLook {
  let kind: ListKind.Value
  let environment: EnvironmentValues

  private var isPad: Bool {
    environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
  }

  /// Whether rows lie on cards with round corners.
  var hasCards: Bool { kind == .insetGrouped || (kind == .sidebar && !isPad) }
  /// Whether sections are groups on a ground of another colour.
  var isGrouped: Bool { hasCards || kind == .grouped }
  /// Whether rows are bare, and only the chosen one has a shape.
  var isBareSidebar: Bool { kind == .sidebar && isPad }

  var background: SystemColorName {
    if isGrouped { return .systemGroupedBackground }
    return isBareSidebar ? .secondarySystemBackground : .systemBackground
  }

  /// What lies behind a row, or `nil`.
  var rowBackground: SystemColorName? {
    isGrouped ? .secondarySystemGroupedBackground : nil
  }

  private func isWide(_ width: CGFloat) -> Bool { width >= ListMetrics.wideWidth || isPad }

  /// Between the list's edges and its cards.
  func margin(width: CGFloat) -> CGFloat {
    if isBareSidebar { return ListMetrics.sidebarMargin }
    guard hasCards else { return 0 }
    return isWide(width) ? ListMetrics.wideCardMargin : ListMetrics.cardMargin
  }

  func rowInsets(width: CGFloat) -> EdgeInsets {
    var insets = ListMetrics.rowInsets(environment.era)
    if !hasCards, !isBareSidebar, isWide(width) {
      insets.leading = ListMetrics.wideLeading
      insets.trailing = ListMetrics.wideLeading
    }
    return insets
  }

  func headerInsets(width: CGFloat) -> EdgeInsets {
    let row = rowInsets(width: width)
    let lead = margin(width: width) + row.leading
    guard isGrouped || isBareSidebar else {
      let padding = ListMetrics.plainHeaderPadding
      return EdgeInsets(top: padding, leading: lead, bottom: padding, trailing: lead)
    }
    let bottom = isProminent ? ListMetrics.prominentHeaderBottom : ListMetrics.headerBottom
    return EdgeInsets(
      top: ListMetrics.headerTop, leading: lead, bottom: bottom, trailing: lead)
  }

  func footerInsets(width: CGFloat) -> EdgeInsets {
    let lead = margin(width: width) + rowInsets(width: width).leading
    return EdgeInsets(
      top: ListMetrics.footerTop, leading: lead, bottom: ListMetrics.footerBottom, trailing: lead)
  }

  /// Half the distance between two sections without titles.
  var halfSectionGap: CGFloat {
    switch environment.listSectionSpacing.value {
    case .usual: isGrouped ? ListMetrics.halfSectionGap : 0
    case .compact: isGrouped ? ListMetrics.compactHalfGap : 0
    case .custom(let length): length / 2
    }
  }

  var hasSeparators: Bool { kind != .sidebar }
  /// Whether a line is drawn above the first and below the last row of a section.
  var hasSectionSeparators: Bool { kind == .plain || kind == .grouped }
  /// Whether those lines begin at the list's edge.
  var hasFullSectionSeparators: Bool { kind == .grouped }

  var pinnedViews: PinnedScrollableViews { isGrouped || isBareSidebar ? [] : .sectionHeaders }

  private var isProminent: Bool {
    kind == .sidebar || environment.headerProminence == .increased
  }

  var sectionLook: SectionLook {
    let (isGrouped, isProminent, era) = (isGrouped, isProminent, environment.era)
    return SectionLook(
      header: { values in
        values.isInListRow = false
        if isProminent {
          values.font = .system(size: ListMetrics.prominentTitleSize, weight: .bold)
        } else if isGrouped, era == .classic {
          values.font = .footnote
          values.textCase = .uppercase
          values.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
        } else {
          values.font = .headline
        }
      },
      footer: { values in
        values.isInListRow = false
        values.font = .footnote
        values.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.secondary)])
      }, showsArrows: kind == .sidebar)
  }
}
