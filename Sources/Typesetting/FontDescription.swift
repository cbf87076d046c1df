import Foundation
import HangaDrawing

/// A font as typesetting needs it: nothing left to scale or to look up in the environment.
package struct FontDescription: Hashable, Sendable {
  package enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A family registered with the font library, by name.
    case custom(String)
  }

  /// Which letters are drawn as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
  }

  package var family: Family
  /// The em size in points, type size already applied.
  package var size: CGFloat
  /// 100 (ultra light) … 400 (regular) … 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// Extra pitch between lines, in points; text styles have it, fixed sizes do not.
  package var lineLeading: CGFloat
  package var hasMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  /// The width trait: 0 standard, negative condensed, positive expanded.
  package var width: CGFloat
  /// Whose line heights the system font has.
  package var platform: SystemPlatform

  package init(
    family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    lineLeading: CGFloat = 0, hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = [],
    width: CGFloat = 0, platform: SystemPlatform = .iOS
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.isItalic, self.lineLeading) = (isItalic, lineLeading)
    (self.hasMonospacedDigits, self.smallCaps) = (hasMonospacedDigits, smallCaps)
    (self.width, self.platform) = (width, platform)
  }

  package var ascender: CGFloat {
    switch platform {
    case .iOS: size * SystemFontMetrics.ascender
    case .macOS: MacFontMetrics.ascender(at: size)
    }
  }
  package var descender: CGFloat {
    switch platform {
    case .iOS: size * SystemFontMetrics.descender
    case .macOS: MacFontMetrics.descender(at: size)
    }
  }
  package var lineHeight: CGFloat { ascender - descender }
  package var capHeight: CGFloat { size * SystemFontMetrics.capHeight }
  package var xHeight: CGFloat { size * SystemFontMetrics.xHeight }

  /// The system font's measures at this size. A custom family's own come from the shaper.
  package var systemMetrics: FontMetrics {
    FontMetrics(
      ascender: ascender, descender: descender, leading: lineLeading, capHeight: capHeight,
      xHeight: xHeight)
  }
}
