import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in a row.
nonisolated public struct HStack<Content: View>: StackView {
  let layout: HStackLayout
  package let content: Content

  /// - Parameter spacing: points between neighbours; `nil` asks each pair for its own.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package var axis: Axis { .horizontal }
  package func makeSolver() -> StackSolver { layout.makeSolver() }
  package func hasSameLayout(as other: HStack) -> Bool {
    layout.alignment == other.layout.alignment && layout.spacing == other.layout.spacing
  }
}
