import HangaRuntime

/// A look for lists.
nonisolated public protocol ListStyle: Sendable {
  /// What the style comes to. The runtime asks it.
  var _kind: ListKind { get }
}

/// The looks that lists have.
nonisolated public struct ListKind: Sendable, Equatable {
  enum Value: Sendable { case plain, inset, grouped, insetGrouped, sidebar }
  let value: Value
  static let plain = ListKind(value: .plain)
  static let sidebar = ListKind(value: .sidebar)
}

/// The look of lists that say nothing else: cards.
nonisolated public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .insetGrouped) }
}

/// Rows from edge to edge, without groups.
nonisolated public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .plain) }
}

/// Rows without groups, a little in from the edges.
nonisolated public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .inset) }
}

/// Groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .grouped) }
}

/// Groups on cards.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .insetGrouped) }
}

/// The look of a column that leads to others.
nonisolated public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: ListKind { ListKind(value: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows a little in from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A column that leads to others.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListKindKey: EnvironmentKey {
  static let defaultValue = ListKind(value: .insetGrouped)
}

extension EnvironmentValues {
  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, style._kind)
  }
}
