import HangaLayout
import HangaRuntime
import UIKit

/// The mark at a tab's icon (facts/controls.md §3.1).
nonisolated struct TabBadge: View, Equatable {
  let text: Text

  var body: some View {
    text.lineLimit(1)
      .padding(.horizontal, ChromeMetrics.badgePadding)
      .frame(minWidth: ChromeMetrics.badgeSide)
      .frame(height: ChromeMetrics.badgeSide)
      .background { Capsule().fill(fill) }
  }

  private var fill: Color { BarInk.badge.map { Color(uiColor: $0) } ?? .red }
}

extension TabBadge: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension EnvironmentValues {
  /// The surroundings of a mark in a tab bar.
  var forTabBadge: EnvironmentValues {
    var values = self
    values.font = .system(size: ChromeMetrics.badgeTextSize)
    values.foregroundLevels = ForegroundLevels(styles: [AnyShapeStyle(Color.white)])
    return values
  }
}
