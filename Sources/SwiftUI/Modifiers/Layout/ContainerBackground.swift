import HangaRuntime

/// A container whose background a view inside can give.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Value { case navigation, navigationSplitView, tabView, widget }
  let value: Value
  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(value: .navigation)
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(value: .navigationSplitView)
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(value: .tabView)
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(value: .widget)
}

extension View {
  /// Gives the container a background, over its whole area.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Rectangle().fill(style).ignoresSafeArea() }
  }
  /// Gives the container a view as its background, over its whole area.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
  }
}
