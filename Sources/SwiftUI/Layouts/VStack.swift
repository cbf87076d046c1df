import HangaGeometry
import HangaLayout
import HangaRuntime

/// Views in a column.
nonisolated public struct VStack<Content: View>: StackView {
  let layout: VStackLayout
  package let content: Content

  /// - Parameter spacing: points between neighbours; `nil` asks each pair for its own.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package var axis: Axis { .vertical }
  package func makeSolver() -> StackSolver { layout.makeSolver() }
  package func hasSameLayout(as other: VStack) -> Bool {
    layout.alignment == other.layout.alignment && layout.spacing == other.layout.spacing
  }
}
