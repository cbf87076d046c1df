import Foundation
import HangaLayout
import HangaRuntime

/// The lengths of bars where they depend on the device.
struct BarGeometry {
  let environment: EnvironmentValues

  private var isPad: Bool {
    environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
  }
  /// Whether bars have the look of iOS 26.
  var isGlass: Bool { environment.era == .glass }
  /// Whether tabs do: on pads they stand in a bar of their own kind.
  var tabsAreGlass: Bool { isGlass && !isPad }

  /// A phone on its side, except the widest.
  private var isCompact: Bool {
    environment.verticalSizeClass == .compact && environment.horizontalSizeClass != .regular
  }

  /// The row of items of a navigation bar.
  ///
  /// - Parameter inset: what of the safe area is above the bar.
  func navigationRow(below inset: CGFloat) -> CGFloat {
    isGlass ? GlassBarMetrics.navigationRow + rowTop(below: inset) : classicRow
  }

  /// What is left free at the row's top.
  func rowTop(below inset: CGFloat) -> CGFloat {
    isGlass && inset <= GlassBarMetrics.lowSafeArea ? GlassBarMetrics.rowTop : 0
  }

  private var classicRow: CGFloat {
    if isPad { return ChromeMetrics.padNavigationBarHeight }
    return isCompact ? ChromeMetrics.compactNavigationBarHeight : ChromeMetrics.navigationBarHeight
  }

  /// What items are proposed of it, at its top.
  var itemHeight: CGFloat { isGlass ? GlassBarMetrics.plateHeight : classicRow }

  var bottomBar: CGFloat {
    isGlass ? GlassBarMetrics.bottomBarHeight : ChromeMetrics.bottomBarHeight
  }

  /// From the edge of a large title's bar to its first letter.
  func largeTitleMargin(width: CGFloat) -> CGFloat {
    isGlass ? GlassBarMetrics.largeTitleMargin : margin(width: width)
  }

  var allowsLargeTitle: Bool { environment.verticalSizeClass != .compact }

  /// - Parameter inset: what of the safe area is below the bar.
  func tabBar(over inset: CGFloat) -> CGFloat {
    tabsAreGlass ? max(GlassBarMetrics.tabRegion - inset, ChromeMetrics.tabBarHeight) : tabBar
  }

  private var tabBar: CGFloat {
    if isPad { return ChromeMetrics.padTabBarHeight }
    return isCompact ? ChromeMetrics.compactTabBarHeight : ChromeMetrics.tabBarHeight
  }

  /// Whether a tab's icon and label stand beside each other.
  var tabsAreRows: Bool {
    isPad || environment.verticalSizeClass == .compact && !isGlass
  }

  /// The most of the bar that one tab takes.
  var tabWidth: CGFloat { isPad ? ChromeMetrics.padTabWidth : .infinity }

  var tabLabelFont: Font {
    guard tabsAreRows else {
      return .system(size: ChromeMetrics.tabLabelSize, weight: isGlass ? .semibold : .medium)
    }
    return .system(
      size: isPad ? ChromeMetrics.padTabLabelSize : ChromeMetrics.compactTabLabelSize)
  }

  func margin(width: CGFloat) -> CGFloat {
    width >= ChromeMetrics.wideWidth || isPad
      ? ChromeMetrics.wideBarMargin : ChromeMetrics.barMargin
  }
}
