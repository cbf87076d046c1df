import Foundation
import HangaRuntime

/// A title as bars show it.
nonisolated struct BarTitle: View {
  let title: Text?
  let isLarge: Bool
  var subtitle: Text?
  var menu: TitleMenu?

  @ViewBuilder var body: some View {
    if let menu, title != nil, !isLarge {
      Menu {
        menu.content
      } label: {
        HStack(spacing: ChromeMetrics.titleMenuGap) {
          words
          Image(systemName: "chevron.down.circle.fill")
            .symbolRenderingMode(.hierarchical)
            .font(.system(size: ChromeMetrics.titleMenuSize, weight: .semibold))
            .foregroundColor(.secondary)
        }
        .foregroundColor(.primary)
      }
    } else {
      words
    }
  }

  @ViewBuilder private var words: some View {
    if let title, let subtitle {
      VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
        self.title(title, size: ChromeMetrics.titleSizeOverSubtitle)
        subtitle
          .font(
            .system(
              size: isLarge ? ChromeMetrics.largeSubtitleSize : ChromeMetrics.subtitleSize)
          )
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
    } else if let title {
      self.title(title, size: ChromeMetrics.inlineTitleSize)
    }
  }

  private func title(_ title: Text, size: CGFloat) -> some View {
    let ink = BarInk.title(isLarge: isLarge)
    return
      title
      .font(
        ink.font.map { Font($0) }
          ?? (isLarge
            ? .system(size: ChromeMetrics.largeTitleSize, weight: .bold)
            : .system(size: size, weight: .semibold))
      )
      .foregroundColor(ink.color.map { Color(uiColor: $0) } ?? .primary)
      .lineLimit(1)
  }
}

/// The way back to the screen before.
nonisolated struct BackButton: View {
  let title: Text?
  /// Whether the words beside the arrow are left out.
  var isBare = false
  let action: @MainActor () -> Void
  @Environment(\.self) private var surroundings

  init(title: Text?, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: ChromeMetrics.backTitleGap) {
        Image(systemName: "chevron.backward")
          .font(.system(size: ChromeMetrics.barItemSize, weight: .semibold))
        if !isBare {
          // Words that leave the screen's own title no room give way to shorter ones, then to none.
          ViewThatFits(in: .horizontal) {
            if let title { title.lineLimit(1) }
            Text(verbatim: SystemWords.back(in: surroundings)).lineLimit(1)
            Color.clear.frame(width: 0, height: 0)
          }
        }
      }
    }
  }
}
