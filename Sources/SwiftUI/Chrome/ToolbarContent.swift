import HangaRuntime

/// Items for the bars around a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  /// The items as a view that shows nothing where it stands. The runtime calls it.
  nonisolated static func _view(of content: Self) -> AnyView
}

extension ToolbarContent {
  nonisolated public static func _view(of content: Self) -> AnyView {
    AnyView(StyleBody(style: content) { Body._view(of: $0.body) })
  }
}

extension Never: ToolbarContent {
  nonisolated public static func _view(of content: Never) -> AnyView {}
}

/// Items that the runtime knows.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds toolbar items from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _EmptyToolbar { _EmptyToolbar() }
  public static func buildPartialBlock<C: ToolbarContent>(first: C) -> C { first }
  public static func buildPartialBlock<A: ToolbarContent, B: ToolbarContent>(
    accumulated: A, next: B
  ) -> _ToolbarPair<A, B> {
    _ToolbarPair(first: accumulated, second: next)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbar<C> {
    _OptionalToolbar(content: content)
  }
  public static func buildEither<A: ToolbarContent>(first: A) -> _AnyToolbar {
    _AnyToolbar(view: AnyView(Branches(storage: .trueContent(A._view(of: first)))))
  }
  public static func buildEither<B: ToolbarContent>(second: B) -> _AnyToolbar {
    _AnyToolbar(view: AnyView(Branches(storage: .falseContent(B._view(of: second)))))
  }
  private typealias Branches = _ConditionalContent<AnyView, AnyView>
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _AnyToolbar {
    _AnyToolbar(view: C._view(of: content))
  }
}

/// No items.
nonisolated public struct _EmptyToolbar: PrimitiveToolbarContent {
  public static func _view(of content: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Items whose types are hidden: those of an `if … else` or `switch`.
nonisolated public struct _AnyToolbar: PrimitiveToolbarContent {
  let view: AnyView
  public static func _view(of content: Self) -> AnyView { content.view }
}

/// Items that may be missing.
nonisolated public struct _OptionalToolbar<Wrapped: ToolbarContent>: PrimitiveToolbarContent {
  let content: Wrapped?
  public static func _view(of content: Self) -> AnyView {
    AnyView(content.content.map { Wrapped._view(of: $0) })
  }
}

/// Items in a row.
nonisolated public struct _ToolbarPair<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  let first: First
  let second: Second
  public static func _view(of content: Self) -> AnyView {
    let (first, second) = (First._view(of: content.first), Second._view(of: content.second))
    return AnyView(ViewBuilder.buildBlock(first, second))
  }
}
