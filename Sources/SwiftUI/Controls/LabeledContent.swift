import Foundation
import HangaRuntime

/// A label and what belongs to it: words at the leading edge, a value at the trailing one.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  private init(label: Label, content: Content) { (self.label, self.content) = (label, content) }

  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(ControlLabel(label)), content: .init(content: AnyView(content)))
    (style ?? .automatic).make(configuration).environment(\.labeledContentStyle, nil)
  }

  /// A label and a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text {
  /// Words and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  /// Words shown as they are, and a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  /// Words shown as they are, and a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  /// Words and a value as `format` writes it.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
  /// Words shown as they are, and a value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style is about to show, for styles that add to the usual one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A look for labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as its style sees it.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  nonisolated public struct Label: View, NamingLabel {
    let view: AnyView
    let nameText: Text?
    init(_ label: ControlLabel) { (view, nameText) = (label.view, label.name) }
    public var body: some View { view }
  }
  /// The content, whatever its type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The label first, the content at the end in a lighter colour.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelledRow(
      label: AnyView(configuration.label),
      content: configuration.content.modifier(ProgressLabelStyle()))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the surroundings do it.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A style of labelled content, hidden in the environment.
nonisolated struct AnyLabeledContentStyle {
  let make: (LabeledContentStyleConfiguration) -> AnyView
  init<S: LabeledContentStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyLabeledContentStyle {
    AnyLabeledContentStyle(AutomaticLabeledContentStyle())
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of labelled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}

extension LabeledContentStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension LabeledContentStyleConfiguration.Content: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
