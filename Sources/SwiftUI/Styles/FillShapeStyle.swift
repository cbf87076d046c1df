import HangaDrawing
import HangaRuntime

/// The translucent greys that fill controls; each step of its hierarchy is fainter.
nonisolated public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  private static let steps: [SystemColorName] = [
    .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ]

  public func _fill(in context: StyleContext) -> StyleFill {
    let name = Self.steps[min(max(context.level, 0), Self.steps.count - 1)]
    return .system(name, in: context.with(level: 0))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent grey that fills controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
