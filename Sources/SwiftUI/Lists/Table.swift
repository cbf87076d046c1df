import Foundation
import HangaRuntime

/// Rows in columns under titles; on narrow screens only the first column shows.
///
/// - Reports: the proposal.
nonisolated public struct Table<Value: Identifiable, Rows: View, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
  private let columns: Columns
  private let rows: Rows
  private let choice: ListChoice?
  private let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableTitles) private var titles

  private init(_ columns: Columns, _ rows: Rows, _ choice: ListChoice?, _ sorting: TableSorting?) {
    (self.columns, self.rows, self.choice, self.sorting) = (columns, rows, choice, sorting)
  }

  public var body: some View {
    let isNarrow = width != .regular
    let all = columns._columns
    let shown = TableColumns(all: isNarrow ? Array(all.prefix(1)) : all)
    TableRows(
      content: TableContent(
        title: isNarrow || titles == .hidden
          ? nil : TableTitles(columns: shown, sorting: sorting), rows: rows),
      choice: choice
    )
    .environment(\.tableColumns, shown)
    .environment(\.listKind, .plain)
  }
}

/// The rows of a table below its titles.
nonisolated struct TableContent<Rows: View>: View {
  let title: TableTitles?
  let rows: Rows

  var body: some View {
    if let title {
      Section {
        rows
      } header: {
        title
      }
    } else {
      rows
    }
  }
}

/// A table as a list of rows.
nonisolated struct TableRows<Content: View>: RowsView {
  let content: Content
  let choice: ListChoice?
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: View {
  private let value: Value
  @Environment(\.tableColumns) private var columns

  /// Shows the cells of `value`.
  public init(_ value: Value) { self.value = value }

  public var body: some View {
    TableCells(columns: columns, value: value).tag(value.id)
  }
}

/// The cells of a row side by side.
nonisolated struct TableCells: View {
  let columns: TableColumns
  let value: Any

  var body: some View {
    TableRowLayout(widths: columns.all.map(\.width)) {
      ForEach(Array(columns.all.enumerated()), id: \.offset) { entry in
        entry.element.cell(value).lineLimit(1)
          .frame(
            maxWidth: .infinity,
            alignment: .init(
              horizontal: entry.element.alignment, vertical: .center))
      }
    }
  }
}

/// The titles of a table's columns.
nonisolated struct TableTitles: View {
  let columns: TableColumns
  let sorting: TableSorting?

  var body: some View {
    TableRowLayout(widths: columns.all.map(\.width)) {
      ForEach(Array(columns.all.enumerated()), id: \.offset) { entry in
        HStack(spacing: TableMetrics.arrowGap) {
          entry.element.label.lineLimit(1)
          if let order = entry.element.sorts, let up = sorting?.isUp(order) {
            Image(systemName: up ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
        .frame(
          maxWidth: .infinity,
          alignment: .init(
            horizontal: entry.element.alignment, vertical: .center))
      }
    }
    .font(.system(size: TableMetrics.titleSize, weight: .medium))
    .foregroundStyle(.secondary)
  }
}

extension Table {
  /// A row for each element of `data`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(columns(), ForEach(data) { TableRow($0) }, nil, nil)
  }
  /// The same; one row may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(columns(), ForEach(data) { TableRow($0) }, .one(selection), nil)
  }
  /// The same; several rows may be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value {
    self.init(columns(), ForEach(data) { TableRow($0) }, .several(selection), nil)
  }
  /// The same; the title of the column that sorts shows which way.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(columns(), ForEach(data) { TableRow($0) }, nil, TableSorting(sortOrder))
  }
  /// The same; one row may be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(columns(), ForEach(data) { TableRow($0) }, .one(selection), TableSorting(sortOrder))
  }
  /// The same; several rows may be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == ForEach<Data, Value.ID, TableRow<Value>>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      columns(), ForEach(data) { TableRow($0) }, .several(selection), TableSorting(sortOrder))
  }
  /// Rows of the caller's own.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), nil, nil)
  }
  /// Rows of the caller's own, of which one may be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), .one(selection), nil)
  }
}

extension TableRows: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
extension TableCells: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
