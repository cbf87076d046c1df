import HangaRuntime

/// Controls in groups, as settings are.
///
/// - Proposes: to each row its card's width.
/// - Reports: the proposal.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Rows, in sections or not.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let style {
      style.make(FormStyleConfiguration(content: .init(content: AnyView(content))))
        .environment(\.formStyle, nil)
    } else {
      GroupedForm(content: content)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is about to show, for styles that add to the usual one.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// Rows in groups on cards.
nonisolated struct GroupedForm<Content: View>: View {
  let content: Content
  var body: some View {
    FormRows(content: content).environment(\.listKind, ListKind(value: .insetGrouped))
  }
}

/// The rows of a form.
nonisolated struct FormRows<Content: View>: RowsView {
  let content: Content
  var choice: ListChoice? { nil }
}

/// A look for forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as its style sees it.
nonisolated public struct FormStyleConfiguration {
  /// The rows, whatever their type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let content: Content
}

/// The look of forms that say nothing else: groups on cards.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Groups on cards.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Labels and controls in two columns.
@available(*, unavailable, message: "forms in columns are a look of the Mac; use .grouped")
nonisolated public struct ColumnsFormStyle {
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

/// A style of forms, hidden in the environment.
nonisolated struct AnyFormStyle {
  let make: (FormStyleConfiguration) -> AnyView
  init<S: FormStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: AnyFormStyle? { nil } }

extension EnvironmentValues {
  var formStyle: AnyFormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, AnyFormStyle(style))
  }
}

extension GroupedForm: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension FormStyleConfiguration.Content: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension FormRows: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
