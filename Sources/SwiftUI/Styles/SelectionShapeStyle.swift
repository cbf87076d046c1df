import HangaRuntime

/// What marks selected things: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _fill(in context: StyleContext) -> StyleFill { TintShapeStyle()._fill(in: context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The tint, as chosen things are marked.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
