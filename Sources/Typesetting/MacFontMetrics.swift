import Foundation

/// The line boxes of the system font on a Mac: whole points at every scale.
///
/// Source: facts/text-and-colour.md §2, the measured heights. Other sizes follow the rule that all
/// of them but two obey: ascent and descent, each to the nearest point.
package enum MacFontMetrics {
  /// Ascent in em of the text cut, below `displaySize`; C, fitted to the measured heights.
  static let textAscender = 0.966_796_875
  /// From this size on the font is the display cut, whose ascent is the phone's; C.
  static let displaySize: CGFloat = 20
  /// Sizes whose measured lines are a point higher than the rule gives.
  private static let tallerSizes: Set<CGFloat> = [10, 17]

  /// Above the baseline, in points.
  static func ascender(at size: CGFloat) -> CGFloat {
    let em = size < displaySize ? textAscender : SystemFontMetrics.ascender
    return (size * em).rounded() + (tallerSizes.contains(size) ? 1 : 0)
  }

  /// Below the baseline, in points; negative.
  static func descender(at size: CGFloat) -> CGFloat {
    (size * SystemFontMetrics.descender).rounded()
  }
}
