import HangaDrawing
import HangaRuntime

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _fill(in context: StyleContext) -> StyleFill { .system(.link, in: context) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
