import HangaRuntime

/// Tabs of a tab view, whose values a selection names.
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
}

/// Tabs and those after them.
nonisolated public struct _TabPair<First: TabContent, Rest: TabContent>: TabContent
where First.TabValue == Rest.TabValue {
  public typealias TabValue = First.TabValue
  let first: First
  let rest: Rest

  public var body: some View {
    first
    rest
  }
}

extension _TabPair: DumpListed {
  package static var listing: DumpListing { .contentOnly }
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

/// Builds tabs whose values are all of one type, which tells what `.home` is.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  public static func buildPartialBlock<C: TabContent>(first: C) -> C
  where C.TabValue == TabValue { first }
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A, next: B
  ) -> _TabPair<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    _TabPair(first: accumulated, rest: next)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }
  public static func buildEither<A: TabContent, B: TabContent>(
    first: A
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    ViewBuilder.buildEither(first: first)
  }
  public static func buildEither<A: TabContent, B: TabContent>(
    second: B
  ) -> _ConditionalContent<A, B> where A.TabValue == TabValue, B.TabValue == TabValue {
    ViewBuilder.buildEither(second: second)
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
}

extension TabContent {
  private nonisolated func badged(_ badge: Text?) -> some TabContent<TabValue> {
    ModifiedContent(content: self, modifier: BadgeTrait(badge: badge))
  }
  /// Shows a number on the tab's item; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// Shows a text on the tab's item.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }
  /// Shows words on the tab's item.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badged(key.map { Text($0) })
  }
  /// Shows words as they are on the tab's item.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }
  /// Names a tab for the reader's changes; nobody makes any here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Whether the reader may change the tab; nobody does here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Where a tab can be seen; in a bar, everywhere but in sidebars.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
  /// Whether a tab is there at first where its reader may change that; nobody does here.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Leaves the tab out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    hidden ? nil : self
  }
}
