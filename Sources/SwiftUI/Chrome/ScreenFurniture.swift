import Foundation
import HangaRuntime

/// What the system draws over every screen: the status bar and the home indicator.
nonisolated package struct ScreenFurniture: View {
  /// The screen's width in points.
  let width: CGFloat
  /// The status bar's height; zero where there is none.
  let statusBar: CGFloat
  let hasHomeIndicator: Bool

  package init(width: CGFloat, statusBar: CGFloat, hasHomeIndicator: Bool) {
    (self.width, self.statusBar, self.hasHomeIndicator) = (width, statusBar, hasHomeIndicator)
  }

  package var body: some View {
    VStack(spacing: 0) {
      if statusBar > 0 { StatusBar(width: width, height: statusBar) }
      Spacer(minLength: 0)
      if hasHomeIndicator { HomeIndicator(width: width) }
    }
    .frame(width: width)
  }
}

/// The line at the bottom of screens without a home button.
nonisolated struct HomeIndicator: View {
  let width: CGFloat

  var body: some View {
    Capsule(style: .circular)
      .fill(Color.primary)
      .frame(
        width: width < StatusBarMetrics.wideWidth
          ? StatusBarMetrics.indicatorWidth : StatusBarMetrics.wideIndicatorWidth,
        height: StatusBarMetrics.indicatorHeight
      )
      .padding(.bottom, StatusBarMetrics.indicatorBottom)
  }
}
