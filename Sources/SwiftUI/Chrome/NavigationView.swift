import HangaRuntime

/// A stack of screens under a navigation bar; on wide screens columns, of which each view is one.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.navigationViewIsStack) private var isStack

  /// The first view is the screen at the root; on wide screens the others stand beside it.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let parts = (content as? any ColumnParts)?.columnParts ?? []
    if width == .regular, !isStack {
      let middle = parts.count > 2 ? parts[1] : nil
      SplitScreen(
        columns: SplitColumns(
          parts.first ?? AnyView(content), middle,
          parts.count > 1 ? parts[parts.count > 2 ? 2 : 1] : AnyView(Color.clear)),
        visibility: nil)
    } else if let first = parts.first {
      ScreenPile(content: first)
    } else {
      ScreenPile(content: content)
    }
  }
}

/// Views that are a column each.
nonisolated private protocol ColumnParts { var columnParts: [AnyView] { get } }

extension TupleView: ColumnParts {
  nonisolated fileprivate var columnParts: [AnyView] {
    Mirror(reflecting: value).children.compactMap { AnyView(_fromValue: $0.value) }
  }
}

/// One screen over another.
nonisolated struct ScreenPile<Content: View>: PrimitiveView {
  let content: Content
  nonisolated static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ScreenPileNode(view, in: inputs)
  }
}

final class ScreenPileNode<Content: View>: NavigationNode<ScreenPile<Content>> {
  override func makeRoot(in inputs: NodeInputs) -> ViewNode {
    Content._makeNode(view.content, in: inputs)
  }
  override func updateRoot(_ root: ViewNode, _ environment: EnvironmentValues) {
    root.typed(as: Content.self).update(view.content, environment)
  }
  override var typeName: String { "NavigationView" }
  override var listing: DumpListing? { .contentOnly }
}

/// How a navigation view shows its screens.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  /// Whether screens lie over each other wherever they are shown. The runtime asks it.
  nonisolated var _isStack: Bool { get }
}

extension NavigationViewStyle {
  nonisolated public var _isStack: Bool { false }
}

/// One screen over another.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
  public var _isStack: Bool { true }
}
/// As the system decides: columns where there is room.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
/// Columns where there is room.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
/// Columns where there is room, by the older name.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over another.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system decides.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum StackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether navigation views are stacks on wide screens too.
  fileprivate var navigationViewIsStack: Bool {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views show their screens.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style._isStack)
  }
}
