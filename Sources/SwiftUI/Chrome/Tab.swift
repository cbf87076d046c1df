import HangaRuntime

/// A tab given by title, symbol and content.
nonisolated public struct Tab<Value: Hashable, Content: View>: View {
  private let value: Value?
  private let title: Text
  private let symbol: String
  private let content: Content

  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }

  @ViewBuilder private var label: some View {
    Image(systemName: symbol)
    title
  }
}

extension Tab {
  /// A screen behind a symbol and words; `value` is what a selection names it by.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, title, symbol) = (value, Text(titleKey), systemImage)
    self.content = content()
  }

  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    (self.value, self.title, symbol) = (value, Text(title), systemImage)
    self.content = content()
  }
}

extension Tab where Value == Int {
  /// A screen in a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (value, title, symbol) = (nil, Text(titleKey), systemImage)
    self.content = content()
  }

  /// The same with words shown as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    (value, self.title, symbol) = (nil, Text(title), systemImage)
    self.content = content()
  }
}
