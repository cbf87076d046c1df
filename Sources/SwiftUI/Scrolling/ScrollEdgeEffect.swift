import HangaRuntime

/// How content fades under bars.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Value { case automatic, soft, hard }
  private let value: Value
  public static let automatic = ScrollEdgeEffectStyle(value: .automatic)
  public static let soft = ScrollEdgeEffectStyle(value: .soft)
  public static let hard = ScrollEdgeEffectStyle(value: .hard)
}

extension View {
  /// How content fades under bars; in the looks before iOS 26 it goes under their material.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Whether content fades under bars; in the looks before iOS 26 it does not.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
  /// Shows the indicators for a moment when the view appears; at rest they are away.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows the indicators for a moment when `value` changes; at rest they are away.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Puts a bar over the content's edge, which keeps clear of it.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// The same at the leading or trailing edge.
  nonisolated public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
