import Foundation
import HangaLayout
import HangaRuntime

/// The lengths of bars where they depend on the device.
struct BarGeometry {
  let environment: EnvironmentValues

  private var isPad: Bool {
    environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
  }
  /// A phone on its side, except the widest.
  private var isCompact: Bool {
    environment.verticalSizeClass == .compact && environment.horizontalSizeClass != .regular
  }

  /// The row of items of a navigation bar.
  var navigationRow: CGFloat {
    if isPad { return ChromeMetrics.padNavigationBarHeight }
    return isCompact ? ChromeMetrics.compactNavigationBarHeight : ChromeMetrics.navigationBarHeight
  }

  var allowsLargeTitle: Bool { environment.verticalSizeClass != .compact }

  var tabBar: CGFloat {
    if isPad { return ChromeMetrics.padTabBarHeight }
    return isCompact ? ChromeMetrics.compactTabBarHeight : ChromeMetrics.tabBarHeight
  }

  /// Whether a tab's icon and label stand beside each other.
  var tabsAreRows: Bool { isPad || environment.verticalSizeClass == .compact }

  /// The most of the bar that one tab takes.
  var tabWidth: CGFloat { isPad ? ChromeMetrics.padTabWidth : .infinity }

  var tabLabelFont: Font {
    guard tabsAreRows else { return .system(size: ChromeMetrics.tabLabelSize, weight: .medium) }
    return .system(
      size: isPad ? ChromeMetrics.padTabLabelSize : ChromeMetrics.compactTabLabelSize)
  }

  func margin(width: CGFloat) -> CGFloat {
    width >= ChromeMetrics.wideWidth || isPad
      ? ChromeMetrics.wideBarMargin : ChromeMetrics.barMargin
  }
}
