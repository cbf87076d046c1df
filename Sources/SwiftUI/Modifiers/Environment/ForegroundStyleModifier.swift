import Foundation
import HangaRuntime

/// Sets the foreground by levels of its hierarchy.
nonisolated public struct ForegroundStyleModifier: EnvironmentWriting {
  let styles: [AnyShapeStyle]

  package func write(to environment: inout EnvironmentValues) {
    let outer = environment.foregroundLevels
    // A step of the hierarchy refers to the foreground set further out.
    let resolved = styles.map { style -> AnyShapeStyle in
      guard let step = style.base as? HierarchicalShapeStyle, let outer else { return style }
      return AnyShapeStyle(OuterForeground(levels: outer, level: step.level))
    }
    environment.foregroundLevels = ForegroundLevels(styles: resolved)
  }
}

extension ForegroundStyleModifier: Equatable {
  /// Styles of one type that surely draw the same: writing them again changes nothing below.
  nonisolated public static func == (a: Self, b: Self) -> Bool {
    a.styles.count == b.styles.count
      && zip(a.styles, b.styles).allSatisfy { $0.base.isSame(as: $1.base) }
  }
}

extension ShapeStyle {
  nonisolated fileprivate func isSame(as other: any ShapeStyle) -> Bool {
    (other as? Self).map { ViewComparison.areEqual(self, $0) } ?? false
  }
}

/// A step of the foreground that was in force outside.
nonisolated struct OuterForeground: ShapeStyle {
  typealias Resolved = Never
  let levels: ForegroundLevels
  let level: Int
  func _fill(in context: StyleContext) -> StyleFill {
    var outer = context
    outer.environment.foregroundLevels = levels
    return ForegroundStyle()._fill(in: outer.with(level: context.level + level))
  }
}

extension View {
  /// Sets what texts, symbols and shapes without a fill of their own are drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the first two levels of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the foreground.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the foreground to a colour, or back to the label colours with `nil`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}
