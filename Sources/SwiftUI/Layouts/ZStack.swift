import HangaLayout
import HangaRuntime

/// Views over each other, the first one lowest.
nonisolated public struct ZStack<Content: View>: ContainerView {
  package let layout: ZStackLayout
  package let content: Content

  /// Views over each other, the first one lowest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
