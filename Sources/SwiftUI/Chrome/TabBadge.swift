import HangaLayout
import HangaRuntime
import UIKit

/// The mark at a tab's icon (facts/controls.md §3.1).
nonisolated struct TabBadge: View, Equatable {
  let text: Text
  @Environment(\.era) private var era

  init(text: Text) { self.text = text }

  static func == (a: TabBadge, b: TabBadge) -> Bool { a.text == b.text }

  private var side: CGFloat {
    era == .glass ? GlassBarMetrics.badgeSide : ChromeMetrics.badgeSide
  }

  var body: some View {
    text.lineLimit(1)
      .padding(.horizontal, ChromeMetrics.badgePadding)
      .frame(minWidth: side)
      .frame(height: side)
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
