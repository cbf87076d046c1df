import Foundation

/// The em fractions of the system font that boxes, baselines and spacing are computed from.
///
/// Source: facts/text-and-colour.md §2. The same for every weight and design.
package enum SystemFontMetrics {
  package static let ascender = 0.9521484375
  package static let descender = -0.2412109375
  package static let capHeight = 0.7046
  package static let xHeight = 0.5264
  /// Below the baseline, to the middle of the line; marked C in the facts.
  package static let underlinePosition = -0.10
  /// Of underline and strikethrough; marked C in the facts.
  package static let decorationThickness = 0.06
  /// Of capitals drawn for small letters, against full capitals; C.
  package static let smallCapScale = 0.8
}

/// The vertical measures of a font at a size, in points.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// Negative: below the baseline.
  package var descender: CGFloat
  /// Extra pitch between two lines.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  package var lineHeight: CGFloat { ascender - descender }
}
