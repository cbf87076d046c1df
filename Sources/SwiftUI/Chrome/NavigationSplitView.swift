import HangaRuntime
import UIKit

/// Columns beside one another, each leading on to the next; on narrow screens a stack of them.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: SplitColumns<Sidebar, Content, Detail>
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.splitStyle) private var style

  fileprivate init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ columns: SplitColumns<Sidebar, Content, Detail>
  ) {
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
    self.columns = columns
  }

  public var body: some View {
    let shown = SplitView(columns: columns, visibility: visibility, compactColumn: compactColumn)
    if let style {
      style.make(NavigationSplitViewStyleConfiguration(columns: AnyView(shown)))
        .environment(\.splitStyle, nil)
    } else {
      shown
    }
  }
}

/// Columns as the screen has room for them.
nonisolated struct SplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitColumns<Sidebar, Content, Detail>
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var width

  init(
    columns: SplitColumns<Sidebar, Content, Detail>,
    visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) { (self.columns, self.visibility, self.compactColumn) = (columns, visibility, compactColumn) }

  var body: some View {
    if width == .regular {
      SplitScreen(columns: columns, visibility: visibility)
    } else {
      SplitStack(columns: columns, column: compactColumn)
    }
  }
}

extension SplitView: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, SplitColumns(sidebar(), content(), detail()))
  }
  /// Three columns, of which `columnVisibility` says which show where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, SplitColumns(sidebar(), content(), detail()))
  }
  /// Three columns; `preferredCompactColumn` is the one on top where they are a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, SplitColumns(sidebar(), content(), detail()))
  }
  /// Three columns with both wishes.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, SplitColumns(sidebar(), content(), detail()))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, SplitColumns(sidebar(), nil, detail()))
  }
  /// Two columns, of which `columnVisibility` says which show where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, SplitColumns(sidebar(), nil, detail()))
  }
  /// Two columns; `preferredCompactColumn` is the one on top where they are a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, SplitColumns(sidebar(), nil, detail()))
  }
  /// Two columns with both wishes.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, SplitColumns(sidebar(), nil, detail()))
  }
}

/// The columns of a split view; those of two have none in the middle.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail

  init(_ sidebar: Sidebar, _ content: Content?, _ detail: Detail) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }
}

/// Which of a split view's columns show.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Value: Int, Codable { case automatic, detailOnly, doubleColumn, all }
  let value: Value
  /// As the device has it: on its side the detail and the column before it, upright the detail.
  public static var automatic: NavigationSplitViewVisibility { .init(value: .automatic) }
  /// The detail alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(value: .detailOnly) }
  /// The detail and the column before it.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(value: .doubleColumn) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(value: .all) }
}

/// One of a split view's columns.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Value: Int { case sidebar, content, detail }
  let value: Value
  public static var sidebar: NavigationSplitViewColumn { .init(value: .sidebar) }
  public static var content: NavigationSplitViewColumn { .init(value: .content) }
  public static var detail: NavigationSplitViewColumn { .init(value: .detail) }
}
