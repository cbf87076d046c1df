import HangaRuntime

/// A style whose type is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let base: any ShapeStyle
  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }
  public func _fill(in context: StyleContext) -> StyleFill { base._fill(in: context) }
}
