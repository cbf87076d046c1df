import HangaLayout
import HangaRuntime

/// Views in a row.
nonisolated public struct HStack<Content: View>: ContainerView {
  package let layout: HStackLayout
  package let content: Content

  /// - Parameter spacing: points between neighbours; `nil` asks each pair for its own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
