import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// A hairline across its stack.
///
/// - Reports: one pixel along the stack, a point on the Mac and at accessibility text sizes; the
///   proposal across it (facts/layout.md §2.3, measured).
nonisolated public struct Divider: LeafView, Sendable {
  /// A line across the stack it is in; horizontal outside every stack.
  public init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let axis = context.stackAxis ?? .vertical
    let length = proposal[axis.other] ?? LayoutConstants.idealLength
    let environment = context.environment
    let isThick =
      environment.platform == .macOS || environment.dynamicTypeSize.isAccessibilitySize
    let thickness = isThick ? 1 : context.grid.pixel
    return CGSize(thickness, along: axis, by: length)
  }

  package func draw(in frame: CGRect, context: LeafContext) -> [DisplayItem] {
    let color = SystemColorTable.color(.separator, context.environment.colorConditions)
    return [.fill(.rectangle(frame), .color(color), FillRule())]
  }

  package func hasOtherLayout(than other: Divider) -> Bool { false }
}
