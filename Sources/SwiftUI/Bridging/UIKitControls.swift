import HangaRuntime
import UIKit

/// Pictures of UIKit's controls at rest.
@MainActor
enum UIKitControls {
  static func picture(of view: UIView) -> AnyView {
    switch view {
    case let pages as UIPageControl: dots(pages)
    default: AnyView(Color.clear)
    }
  }

  /// Dots of 7.6 points, 18 apart (facts/controls.md §3.4).
  private static func dots(_ control: UIPageControl) -> AnyView {
    guard control.numberOfPages > 1 || !control.hidesForSinglePage else {
      return AnyView(EmptyView())
    }
    let current = control.currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white
    let others = control.pageIndicatorTintColor.map { Color(uiColor: $0) } ?? .white.opacity(0.45)
    return AnyView(
      HStack(spacing: 18 - 7.59) {
        ForEach(0..<max(control.numberOfPages, 0), id: \.self) { page in
          Circle().fill(page == control.currentPage ? current : others)
            .frame(width: 7.59, height: 7.59)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
