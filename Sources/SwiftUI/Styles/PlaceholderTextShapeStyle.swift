import HangaDrawing
import HangaRuntime

/// The colour of a prompt in an empty field.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _fill(in context: StyleContext) -> StyleFill {
    .system(.placeholderText, in: context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands where nothing was typed yet.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
