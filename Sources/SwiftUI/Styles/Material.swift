import HangaDrawing
import HangaRuntime

/// What lies below, blurred and tinted.
nonisolated public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never
  package enum Kind: String, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }
  let kind: Kind

  /// Lets most through.
  public static let ultraThin = Material(kind: .ultraThin)
  /// Lets more through than `regular`.
  public static let thin = Material(kind: .thin)
  /// The usual material.
  public static let regular = Material(kind: .regular)
  /// Lets less through.
  public static let thick = Material(kind: .thick)
  /// Lets least through.
  public static let ultraThick = Material(kind: .ultraThick)
  /// As the system's bars.
  public static let bar = Material(kind: .bar)

  public func _fill(in context: StyleContext) -> StyleFill {
    let isDark = context.environment.colorScheme == .dark
    return StyleFill(.backdrop(MaterialTable.recipe(kind, isDark: isDark)))
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most of what is below through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets more through than the usual one.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// Lets less through.
  public static var thickMaterial: Material { .thick }
  /// Lets least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's bars.
  public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The material below the view, where a view has said so; labels look the same on all of them.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}
