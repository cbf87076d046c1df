import HangaRuntime

/// No tabs.
nonisolated public struct _EmptyTabs<TabValue: Hashable>: PrimitiveTabContent {
  public static func _view(of content: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Tabs whose type is hidden.
nonisolated public struct _AnyTabs<TabValue: Hashable>: PrimitiveTabContent {
  let view: AnyView
  public static func _view(of content: Self) -> AnyView { content.view }
}

/// Tabs in a row.
nonisolated public struct _TabPair<First: TabContent, Second: TabContent>: PrimitiveTabContent
where First.TabValue == Second.TabValue {
  public typealias TabValue = First.TabValue
  let first: First
  let second: Second
  public static func _view(of content: Self) -> AnyView {
    let (first, second) = (First._view(of: content.first), Second._view(of: content.second))
    return AnyView(ViewBuilder.buildBlock(first, second))
  }
}

/// Tabs that may be missing.
extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  nonisolated public static func _view(of content: Self) -> AnyView {
    AnyView(content.map { Wrapped._view(of: $0) })
  }
}

/// Tabs of an `if … else` or `switch`.
extension _ConditionalContent: TabContent, PrimitiveTabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  nonisolated public static func _view(of content: Self) -> AnyView {
    typealias Branches = _ConditionalContent<AnyView, AnyView>
    switch content.storage {
    case .trueContent(let tabs):
      return AnyView(Branches(storage: .trueContent(TrueContent._view(of: tabs))))
    case .falseContent(let tabs):
      return AnyView(Branches(storage: .falseContent(FalseContent._view(of: tabs))))
    }
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  /// Tabs as they are.
  public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content)
  where Content.TabValue == T {
    self.content = content()
  }
  nonisolated public static func _view(of group: Self) -> AnyView {
    Content._view(of: group.content)
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  /// A tab for each element, identified by the element's own id.
  public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == T {
    self.init(data: data, content: content, id: { $0.id }, isConstantRange: false)
  }
  /// A tab for each element, identified by the value at `id`.
  public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, isConstantRange: false)
  }

  nonisolated public static func _view(of tabs: Self) -> AnyView {
    let content = tabs.content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: tabs.data, content: { Content._view(of: content($0)) }, id: tabs.id,
        isConstantRange: tabs.isConstantRange))
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// A tab for each number.
  public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where Content.TabValue == T {
    self.init(data: data, content: content, id: { $0 }, isConstantRange: true)
  }
}
