import HangaLayout
import HangaRuntime

/// A label in a row of a list: its icon is tinted, unless the row has a style of its own, and
/// stands in a column, so that titles align.
nonisolated struct ListLabelRow<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.listItemTint) private var tint
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.foregroundLevels) private var levels
  @ScaledMetric private var column = ListMetrics.iconColumn

  init(title: Title, icon: Icon) { (self.title, self.icon) = (title, icon) }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? ListMetrics.iconGap) {
      tintedIcon.frame(width: iconWidth ?? column)
      title
    }
  }

  @ViewBuilder private var tintedIcon: some View {
    switch tint {
    case .color(let color): icon.foregroundStyle(color)
    case .monochrome: icon.foregroundStyle(.primary)
    case nil where levels != nil: icon
    case nil: icon.foregroundStyle(.tint)
    }
  }
}

extension ListLabelRow: DumpListed {
  package static var listing: DumpListing { .partsOnly }
}
