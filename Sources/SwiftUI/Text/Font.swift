import Foundation
import HangaRuntime
import HangaTypesetting

/// A font that may depend on where it is used.
nonisolated public struct Font: Hashable, Sendable {
  /// What the traits are applied to.
  package enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    /// `style` is what the size scales with; `nil` keeps it.
    case custom(name: String, size: CGFloat, style: TextStyle?)
  }

  /// A change of a font. Of two that contradict each other the later one holds.
  package enum Trait: Hashable, Sendable {
    case emphasis
    case italic
    case weight(Weight)
    case width(Width)
    case design(Design)
    case leading(Leading)
    case monospacedDigits
    case smallCaps(FontDescription.SmallCaps)
    /// Times the size that the font comes to.
    case scaled(CGFloat)
    /// Takes back what the surroundings have said of it.
    case without(TraitKind)
  }

  package enum TraitKind: Hashable, Sendable {
    case emphasis, italic, weight, width, design
  }

  package var base: Base
  package var traits: [Trait] = []
  package init(_ base: Base) { self.base = base }

  /// 34 pt at the default type size.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 pt at the default type size.
  public static let title = Font.system(.title)
  /// 22 pt at the default type size.
  public static let title2 = Font.system(.title2)
  /// 20 pt at the default type size.
  public static let title3 = Font.system(.title3)
  /// 17 pt semibold at the default type size.
  public static let headline = Font.system(.headline)
  /// 15 pt at the default type size.
  public static let subheadline = Font.system(.subheadline)
  /// 17 pt at the default type size.
  public static let body = Font.system(.body)
  /// 16 pt at the default type size.
  public static let callout = Font.system(.callout)
  /// 13 pt at the default type size.
  public static let footnote = Font.system(.footnote)
  /// 12 pt at the default type size.
  public static let caption = Font.system(.caption)
  /// 11 pt at the default type size.
  public static let caption2 = Font.system(.caption2)

  /// The system font of a role, which grows with the type size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system's font for a style; it grows with the type size.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system font at `size` points, whatever the type size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// The system's font at a size in points, whatever the type size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// The family `name` at `size` points, growing with the type size like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, style: .body))
  }

  /// The family `name` at `size` points, growing with the type size like `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// The family `name` at `fixedSize` points, whatever the type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }

  package func adding(_ trait: Trait) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// Bold, or the weight that the style has for emphasis.
  public func bold() -> Font { adding(.emphasis) }
  /// Slanted.
  public func italic() -> Font { adding(.italic) }
  /// At the given weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// At the given width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// With lines closer together or further apart.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// So many times as large.
  public func scaled(by factor: CGFloat) -> Font { adding(.scaled(max(factor, 0))) }
  /// In the system's font of equal widths.
  public func monospaced() -> Font { adding(.design(.monospaced)) }
  /// With digits of equal width.
  public func monospacedDigit() -> Font { adding(.monospacedDigits) }
  /// With small capitals.
  public func smallCaps() -> Font { adding(.smallCaps([.lowercase, .uppercase])) }
  /// With small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps(.lowercase)) }
  /// With small capitals for capitals; small letters stay.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps(.uppercase)) }
}
