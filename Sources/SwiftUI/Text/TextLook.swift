import Foundation
import HangaRuntime
import HangaTypesetting

/// How characters look: what texts and views say of them. `nil` is what the surroundings say.
nonisolated package struct TextLook: Equatable, Sendable {
  /// A line, or none although the surroundings have one.
  package enum Line: Equatable, Sendable {
    case none
    case line(Text.LineStyle)

    package var style: Text.LineStyle? {
      if case .line(let style) = self { return style }
      return nil
    }
  }

  package var font: Font?
  package var traits: [Font.Trait] = []
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: Line?
  package var strikethrough: Line?
  package var scale = Text.Scale.default
  /// The fill of the glyphs; `nil` is the foreground.
  package var fill: TextFill?
  /// The fill behind the glyphs.
  package var background: TextFill?
  package var isLink = false
  /// Attributes of users' own, for their renderers.
  package var attributes = TextAttributeSet()

  package init() {}

  /// This look with `inner` said closer to the characters.
  package func adding(_ inner: TextLook) -> TextLook {
    var result = self
    if let font = inner.font { result.font = font }
    result.traits += inner.traits
    if let kerning = inner.kerning { result.kerning = kerning }
    if let tracking = inner.tracking { result.tracking = tracking }
    if let offset = inner.baselineOffset { result.baselineOffset = offset }
    if let underline = inner.underline { result.underline = underline }
    if let strikethrough = inner.strikethrough { result.strikethrough = strikethrough }
    if inner.scale != .default { result.scale = inner.scale }
    if let fill = inner.fill { result.fill = fill }
    if let background = inner.background { result.background = background }
    if inner.isLink { result.isLink = true }
    result.attributes.formUnion(inner.attributes)
    return result
  }
}

/// A style that texts compare by, as far as its type can be compared.
nonisolated package struct TextFill: Equatable, Sendable {
  package var style: AnyShapeStyle
  package init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }

  package static func == (a: TextFill, b: TextFill) -> Bool { areEqual(a.style.base, b.style.base) }

  private static func areEqual<S: ShapeStyle>(_ a: S, _ b: any ShapeStyle) -> Bool {
    guard let b = b as? S else { return false }
    return ViewComparison.areEqual(a, b)
  }
}
