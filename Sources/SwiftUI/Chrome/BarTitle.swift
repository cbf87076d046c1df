import HangaRuntime

/// A title as bars show it.
nonisolated struct BarTitle: View {
  let title: Text?
  let isLarge: Bool

  var body: some View {
    if let title {
      title
        .font(
          isLarge
            ? .system(size: ChromeMetrics.largeTitleSize, weight: .bold)
            : .system(size: ChromeMetrics.inlineTitleSize, weight: .semibold)
        )
        .lineLimit(1)
    }
  }
}

/// The way back to the screen before.
nonisolated struct BackButton: View {
  let title: Text?
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: ChromeMetrics.backTitleGap) {
        Image(systemName: "chevron.left")
          .font(.system(size: ChromeMetrics.barItemSize, weight: .semibold))
        (title ?? Text(verbatim: "Back")).lineLimit(1)
      }
    }
  }
}
