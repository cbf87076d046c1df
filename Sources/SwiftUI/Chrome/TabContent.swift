import HangaRuntime

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// What a selection names the tabs by; `Never` where there is none.
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> var body: Body { get }

  /// The tabs as views. The runtime calls it.
  nonisolated static func _view(of content: Self) -> AnyView
}

extension TabContent {
  nonisolated public static func _view(of content: Self) -> AnyView {
    AnyView(StyleBody(style: content) { Body._view(of: $0.body) })
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tabs that the runtime knows.
nonisolated protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view as its content.
  nonisolated public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
    let tabs: Tabs
    public var body: some View { Tabs._view(of: tabs) }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  public static func buildBlock() -> _EmptyTabs<TabValue> { _EmptyTabs() }
  public static func buildPartialBlock<C: TabContent>(first: C) -> C
  where C.TabValue == TabValue { first }
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A, next: B
  ) -> _TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _TabPair(first: accumulated, second: next)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }
  public static func buildEither<A: TabContent, B: TabContent>(
    first: A
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<A: TabContent, B: TabContent>(
    second: B
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _AnyTabs<TabValue>
  where C.TabValue == TabValue { _AnyTabs(view: C._view(of: content)) }
}

extension TabContentBuilder.Content: DumpListed {
  nonisolated package static var listing: DumpListing { .contentOnly }
}

extension TabView {
  /// Shows the tab whose value is the selection; writes the value of one that is chosen.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Shows the first tab.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}
