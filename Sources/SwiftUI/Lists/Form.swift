import HangaRuntime

/// Controls in groups, as settings are.
///
/// - Proposes: to each row its card's width.
/// - Reports: the proposal.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formKind) private var kind

  /// Rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    FormRows(content: content).environment(\.listKind, kind)
  }
}

/// The rows of a form.
nonisolated struct FormRows<Content: View>: RowsView {
  let content: Content
  var choice: ListChoice? { nil }
}

/// A look for forms.
nonisolated public protocol FormStyle: Sendable {}

/// The look of forms that say nothing else: groups on cards.
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Groups on cards.
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// Labels and controls in two columns.
@available(*, unavailable, message: "forms in columns are a look of the Mac; use .grouped")
nonisolated public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the surroundings do it.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Groups on cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

private enum FormKindKey: EnvironmentKey {
  static let defaultValue = ListKind(value: .insetGrouped)
}

extension EnvironmentValues {
  var formKind: ListKind {
    get { self[FormKindKey.self] }
    set { self[FormKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formKind, ListKind(value: .insetGrouped))
  }
}

extension FormRows: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
