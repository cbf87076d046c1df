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
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A)
    -> _ConditionalContent<A, B>
  {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B)
    -> _ConditionalContent<A, B>
  {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _AnyToolbar {
    _AnyToolbar(view: C._view(of: content))
  }
}

nonisolated public struct _EmptyToolbar: PrimitiveToolbarContent {
  public static func _view(of content: Self) -> AnyView { AnyView(EmptyView()) }
}

nonisolated public struct _AnyToolbar: PrimitiveToolbarContent {
  let view: AnyView
  public static func _view(of content: Self) -> AnyView { content.view }
}

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

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  nonisolated public static func _view(of content: Self) -> AnyView {
    AnyView(content.map { Wrapped._view(of: $0) })
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  nonisolated public static func _view(of content: Self) -> AnyView {
    typealias Branches = _ConditionalContent<AnyView, AnyView>
    switch content.storage {
    case .trueContent(let first):
      return AnyView(Branches(storage: .trueContent(TrueContent._view(of: first))))
    case .falseContent(let second):
      return AnyView(Branches(storage: .falseContent(FalseContent._view(of: second))))
    }
  }
}
