import HangaRuntime

/// A tab given by label and content.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public static func _view(of tab: Self) -> AnyView {
    let item = tab.content.tabItem { tab.label }
    return tab.value.map { AnyView(item.tag($0)) } ?? AnyView(item)
  }
}

extension Tab {
  /// A screen behind a label of any kind; `value` is what a selection names it by.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A screen behind a label of any kind, in a tab view without a selection.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// A screen without a label, for tabs that are pages.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A screen without a label, in a tab view without a selection.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A screen behind a symbol and words; `value` is what a selection names it by.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  /// A screen behind a picture and words.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  /// A screen behind a picture of the catalog and words.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// A screen whose role says what it looks like.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A screen in a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  /// The same behind a picture and words.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  /// A screen whose role says what it looks like.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role))
  }
}

/// A tab's picture and words.
nonisolated public struct DefaultTabLabel: View {
  /// `nil` for the word of a tab that looks for things.
  private let title: Text?
  private let image: Image
  @Environment(\.self) private var surroundings

  init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }
  init(_ role: TabRole) { (title, image) = (nil, Image(systemName: role.symbol)) }

  @ViewBuilder public var body: some View {
    image
    title ?? Text(verbatim: SystemWords.search(in: surroundings))
  }
}

extension DefaultTabLabel: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  let symbol: String
  /// Looks for things.
  public static let search = TabRole(symbol: "magnifyingglass")
}
