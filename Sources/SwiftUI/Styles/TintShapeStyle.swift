import Foundation
import HangaDrawing
import HangaRuntime

/// The tint of the surroundings.
nonisolated public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _fill(in context: StyleContext) -> StyleFill {
    let factor = HierarchyOpacity.factor(ofLevel: context.level)
    guard let tint = context.environment.tintStyle else {
      return .color(context.environment.accentColor.multiplyingAlpha(by: factor))
    }
    // The tint may be given as the tint, which then means the one further out.
    var outer = context
    outer.environment.tintStyle = nil
    return tint._fill(in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint the view has inherited, else the accent colour.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  /// Sets the tint of controls inside, or the app's own with `nil`.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the tint of the views inside; `nil` goes back to the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the accent colour inside; `nil` goes back to the app's. It is the tint of whatever has
  /// one, except for switches, which are green unless they are given a tint of their own.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.tintStyle = nil
      values.ownAccent = accentColor
    }
  }
}
