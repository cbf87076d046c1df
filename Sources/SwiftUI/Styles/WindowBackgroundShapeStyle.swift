import HangaDrawing
import HangaRuntime

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _fill(in context: StyleContext) -> StyleFill {
    .system(.systemBackground, in: context)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
