import HangaDrawing
import HangaRuntime

/// The background of the surroundings: what `backgroundStyle` has set, else the system's.
nonisolated public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The background of the container the view is in.
  public init() {}

  public func _fill(in context: StyleContext) -> StyleFill {
    if let style = context.environment.backgroundStyle {
      // The style may be the background itself, which then means the one further out.
      var outer = context
      outer.environment.backgroundStyle = nil
      return style._fill(in: outer)
    }
    let name = Self.steps[min(max(context.level, 0), Self.steps.count - 1)]
    return .system(name, in: context.with(level: 0))
  }

  /// What `.background.secondary` and further levels are: backgrounds on backgrounds.
  private static let steps: [SystemColorName] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
  ]
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the container the view is in: white or black on a plain screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension StyleFill {
  /// A colour of the system, with less of it for each step of its hierarchy.
  static func system(_ name: SystemColorName, in context: StyleContext) -> StyleFill {
    let color = SystemColorTable.color(name, context.environment.colorConditions)
    return .color(color.multiplyingAlpha(by: HierarchyOpacity.factor(ofLevel: context.level)))
  }
}

extension View {
  /// Sets what `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
