import HangaRuntime

/// Rows of several columns.
@available(*, unavailable, message: "tables are not drawn; on a phone, a List shows their rows")
nonisolated public struct Table<Value, Rows, Columns> {}

/// A column of a table.
@available(*, unavailable, message: "tables are not drawn; on a phone, a List shows their rows")
nonisolated public struct TableColumn<RowValue, Sort, Content, Label> {}
