import HangaRuntime

/// A stack of screens under a navigation bar.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content
  /// The first view is the screen at the root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    NavigationViewNode(view, in: inputs)
  }
}

final class NavigationViewNode<Content: View>: NavigationNode<NavigationView<Content>> {
  override func makeRoot(in inputs: NodeInputs) -> ViewNode {
    Content._makeNode(view.content, in: inputs)
  }
  override func updateRoot(_ root: ViewNode, _ environment: EnvironmentValues) {
    root.typed(as: Content.self).update(view.content, environment)
  }
}

/// How a navigation view shows its screens.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One screen over another.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
/// As the system decides; here one screen over another.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
/// Columns side by side, by name; here one screen over another.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system decides.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views show their screens; here they always stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
