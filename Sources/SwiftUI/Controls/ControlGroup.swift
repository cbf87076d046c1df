import Foundation
import HangaRuntime

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  private init(_ content: Content, label: AnyView?) {
    (self.content, self.label) = (content, label)
  }

  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: AnyView(content)),
      label: .init(content: label ?? AnyView(EmptyView()))
    )
    (style ?? .automatic).make(configuration).environment(\.controlGroupStyle, nil)
  }
}

extension ControlGroup {
  /// Controls without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

  /// Controls and a label, which menus show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }
  /// Controls and words.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  /// Controls and words shown as they are.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  /// Controls, words and a symbol.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// Controls, words shown as they are and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// What a style is about to show.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: configuration.label.content)
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  public var body: some View { content }
}

extension LabeledControlGroupContent: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}
