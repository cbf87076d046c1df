import Foundation
import HangaGeometry
import HangaRuntime
import UIKit

/// Views on a platter, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  private init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }

  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    (style ?? .automatic).make(configuration).environment(\.groupBoxStyle, nil)
  }

  /// A title of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
  /// The same; the older order of the parts.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }
}

extension GroupBox where Label == EmptyView {
  /// Without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}

extension GroupBox where Label == Text {
  /// A title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  /// A title shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// What a style is about to show.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

/// A look for group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box as its style sees it.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The title, whatever its type.
  nonisolated public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The content, whatever its type.
  nonisolated public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// A grey platter.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupPlatter(configuration: configuration)
  }
}

/// A title over the content, on a platter that differs from the one around it.
nonisolated struct GroupPlatter: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupDepth) private var depth
  @Environment(\.backgroundStyle) private var background

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .environment(\.groupDepth, depth + 1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(GroupBoxMetrics.padding)
    .background(
      background ?? AnyShapeStyle(GroupBoxMetrics.fill(depth)),
      in: RoundedRectangle(cornerRadius: GroupBoxMetrics.radius, style: .continuous))
  }
}

private enum GroupDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  /// How many platters of group boxes lie around.
  var groupDepth: Int {
    get { self[GroupDepthKey.self] }
    set { self[GroupDepthKey.self] = newValue }
  }
}

extension GroupPlatter: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the surroundings do it.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Lengths and colour of group boxes; C.
nonisolated enum GroupBoxMetrics {
  static let padding: CGFloat = 16
  static let radius: CGFloat = 8
  /// One inside another is lighter again.
  static func fill(_ depth: Int) -> Color {
    Color(
      uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground)
  }
}

/// A style of group boxes, hidden in the environment.
nonisolated struct AnyGroupBoxStyle {
  let make: (GroupBoxStyleConfiguration) -> AnyView
  init<S: GroupBoxStyle>(_ style: S) {
    make = { configuration in
      // Made and read on the main actor only.
      nonisolated(unsafe) let configuration = configuration
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  static var automatic: AnyGroupBoxStyle { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}

extension GroupBoxStyleConfiguration.Label: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension GroupBoxStyleConfiguration.Content: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
