import HangaRuntime

/// A look for tables. The system's are all there is.
nonisolated public protocol TableStyle: Sendable {}

/// As the device has it.
nonisolated public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// Rows that keep from the edges, as a phone's and a tablet's do.
nonisolated public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the device has it.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that keep from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableTitlesKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableTitles: Visibility {
    get { self[TableTitlesKey.self] }
    set { self[TableTitlesKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tables in this view; both look the same where there are no windows.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Shows or hides the titles of tables' columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableTitles, visibility)
  }
}
