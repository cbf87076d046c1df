import Foundation
import HangaDrawing
import HangaRuntime

/// A step of the foreground's hierarchy, from primary to quinary.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  let level: Int
  /// The current foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the current foreground style, fainter.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, the faintest.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _fill(in context: StyleContext) -> StyleFill {
    ForegroundStyle()._fill(in: context.with(level: context.level + level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// One level fainter.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Two levels fainter.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Three levels fainter.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Four levels fainter.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground of the surroundings: what `foregroundStyle` has set, else the label colours.
nonisolated public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _fill(in context: StyleContext) -> StyleFill {
    let environment = context.environment
    guard let levels = environment.foregroundLevels, let last = levels.styles.last else {
      return .color(
        SystemColorTable.color(Self.labels[min(context.level, 4)], environment.colorConditions))
    }
    var outer = environment
    outer.foregroundLevels = nil
    var inner = context
    inner.environment = outer
    if context.level < levels.styles.count {
      return levels.styles[context.level]._fill(in: inner.with(level: 0))
    }
    return last._fill(in: inner.with(level: context.level - levels.styles.count + 1))
  }

  private static let labels: [SystemColorName] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style the view has inherited.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
