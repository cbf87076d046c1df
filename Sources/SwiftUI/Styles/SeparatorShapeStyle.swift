import HangaDrawing
import HangaRuntime

/// The colour of hairlines between parts.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _fill(in context: StyleContext) -> StyleFill { .system(.separator, in: context) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
