/// Builds a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Explains what is wrong with a statement that is no view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

  /// An empty block shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A block of one view is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A block of several views is all of them, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(pack: repeat each content)
  }

  /// `if` without `else`: the view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of `if` or `switch`.
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The other branch.
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// A view behind `if #available`, its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
