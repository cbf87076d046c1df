import HangaLayout
import HangaRuntime

/// Views in a column.
nonisolated public struct VStack<Content: View>: ContainerView {
  package let layout: VStackLayout
  package let content: Content

  /// - Parameter spacing: points between neighbours; `nil` asks each pair for its own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}
