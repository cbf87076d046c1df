import HangaRuntime

/// Which of a scene's paddings.
nonisolated public struct ScenePadding: Hashable, Sendable {
  private enum Value { case minimum, navigationBar }
  private let value: Value
  public static let minimum = ScenePadding(value: .minimum)
  public static let navigationBar = ScenePadding(value: .navigationBar)
}

extension View {
  /// Insets the view by the margin of the scene, that of a list's rows.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ChromeMetrics.barMargin)
  }
  /// The same by one of the scene's paddings.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  { scenePadding(edges) }
}
