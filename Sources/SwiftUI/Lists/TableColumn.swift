import Foundation
import HangaRuntime

/// Columns of a table.
nonisolated public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The columns in order. The runtime asks for them.
  var _columns: [_TableColumn] { get }
}

/// A column as the runtime sees it.
nonisolated public struct _TableColumn {
  let label: AnyView
  let cell: (Any) -> AnyView
  var width = TableWidth()
  var alignment = HorizontalAlignment.leading
  /// What a sort order that sorts by this column has as its key path.
  var sorts: AnyKeyPath?
}

/// What a column asks of its width, in points.
nonisolated struct TableWidth: Equatable, Sendable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?
}

/// A column of a table: a title, and a cell for each row.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  private var column: _TableColumn
  public var _columns: [_TableColumn] { [column] }

  fileprivate init(
    _ label: Label, sorts: AnyKeyPath? = nil, _ content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(
      label: AnyView(label),
      cell: { value in (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
    column.sorts = sorts
  }

  private func changed(_ change: (inout _TableColumn) -> Void) -> Self {
    var copy = self
    change(&copy.column)
    return copy
  }

  /// A column of exactly this width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { $0.width = TableWidth(least: width, ideal: width, most: width) }
  }
  /// A column between two widths.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    changed { $0.width = TableWidth(least: min, ideal: ideal, most: max) }
  }
  /// Where the cells and the title stand in the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.value }
  }
  /// Names a column for its reader's changes; nobody makes any here.
  public func customizationID(_ id: String) -> TableColumn { self }
}

/// Where cells stand in their column.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  enum Value { case leading, center, trailing }
  private let side: Value
  var value: HorizontalAlignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
  public static let automatic = TableColumnAlignment(side: .leading)
  public static let leading = TableColumnAlignment(side: .leading)
  public static let center = TableColumnAlignment(side: .center)
  public static let trailing = TableColumnAlignment(side: .trailing)
  public static let numeric = TableColumnAlignment(side: .trailing)
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with cells of any kind.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleKey), content)
  }
  /// The same with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), content) }
  /// A title that is a text.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// A column of words.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// The same with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a value, with cells of any kind.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), sorts: value, content) }
  /// The same with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), sorts: value, content) }
  /// A column that does not sort, in a table that can be sorted.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(Text(titleKey), content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A column of words, which sorts by them.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), sorts: value) { Text(verbatim: $0[keyPath: value]) }
  }
  /// The same with a title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), sorts: value) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Builds columns from the statements of a closure.
@resultBuilder
nonisolated public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }
  public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }
  public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
    accumulated: A, next: B
  ) -> _TableColumnPair<A, B> where A.TableRowValue == RowValue, B.TableRowValue == RowValue {
    _TableColumnPair(_columns: accumulated._columns + next._columns)
  }
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> _TableColumnPair<C, C>
  where C.TableRowValue == RowValue { _TableColumnPair(_columns: column?._columns ?? []) }
  public static func buildEither<C: TableColumnContent>(first: C) -> C
  where C.TableRowValue == RowValue { first }
  public static func buildEither<C: TableColumnContent>(second: C) -> C
  where C.TableRowValue == RowValue { second }
}

/// Two columns or more.
nonisolated public struct _TableColumnPair<A: TableColumnContent, B: TableColumnContent>:
  TableColumnContent
{
  public typealias TableRowValue = A.TableRowValue
  public let _columns: [_TableColumn]
}
