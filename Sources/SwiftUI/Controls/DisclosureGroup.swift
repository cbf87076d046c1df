import Foundation
import HangaGeometry
import HangaMotion
import HangaRuntime

/// A title that shows and hides what is below it.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let given: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(_ given: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    (self.given, self.content, self.label) = (given, content, label)
  }

  public var body: some View {
    let isExpanded = given ?? $isOpen
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
      isExpanded: isExpanded)
    (style ?? .automatic).make(configuration).environment(\.disclosureGroupStyle, nil)
  }

  /// Closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }
  /// Open while the value is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, content, label()) }
}

extension DisclosureGroup where Label == Text {
  /// Words, closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(titleKey))
  }
  /// Words shown as they are, closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(label))
  }
  /// Words, open while the value is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(titleKey)) }
  /// Words shown as they are, open while the value is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded, content, Text(label)) }
}

/// A look for disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as its style sees it.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The title, whatever its type.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What is shown and hidden, whatever its type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
  /// Whether the content shows; styles change it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// A title with an arrow that turns.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the surroundings do it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Lengths and times of disclosure groups; C.
nonisolated enum DisclosureMetrics {
  /// Of 13 points where type is not larger.
  static let arrow = Font.footnote.weight(.semibold)
  static let open = Animation.easeInOut(duration: 0.3)
}

/// The title as a row of its own, and what it shows below it.
nonisolated struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isInListRow {
      title
      if configuration.isExpanded { configuration.content }
    } else {
      VStack(spacing: 0) {
        title
        if configuration.isExpanded { configuration.content }
      }
      .clipped()
    }
  }

  @ViewBuilder private var title: some View {
    let isExpanded = configuration.isExpanded
    let expansion = configuration.$isExpanded
    Button(
      action: UserAction.onMain {
        withAnimation(DisclosureMetrics.open) { expansion.wrappedValue.toggle() }
      }
    ) {
      HStack(spacing: 0) {
        configuration.label.foregroundStyle(isInListRow ? Color.primary : Color.accentColor)
        Spacer(minLength: ControlMetrics.labelGap)
        Image(systemName: "chevron.forward")
          .font(DisclosureMetrics.arrow)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
      .contentShape(Rectangle())
    }
  }
}

/// A style of disclosure groups, hidden in the environment.
nonisolated struct AnyDisclosureGroupStyle {
  let make: (DisclosureGroupStyleConfiguration) -> AnyView
  init<S: DisclosureGroupStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyDisclosureGroupStyle {
    AnyDisclosureGroupStyle(AutomaticDisclosureGroupStyle())
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}

extension DisclosureGroupStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension DisclosureGroupStyleConfiguration.Content: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension DisclosureBody: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
