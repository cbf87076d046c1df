import Foundation
import HangaDrawing

/// Shaped text: clusters in reading order, each with its glyphs. Lengths are unrounded points.
package struct ShapedRun: Sendable {
  /// A face at a size, shared by many clusters.
  package struct Typeface: Hashable, Sendable {
    package var face: FontFace
    package var size: CGFloat
    package var verticalScale: CGFloat
    package var isColored: Bool
    package init(
      face: FontFace, size: CGFloat, verticalScale: CGFloat = 1, isColored: Bool = false
    ) {
      (self.face, self.size) = (face, size)
      (self.verticalScale, self.isColored) = (verticalScale, isColored)
    }
  }

  /// The smallest stretch that is kept together: usually a character, sometimes a ligature.
  package struct Cluster: Hashable, Sendable {
    package var units: Range<Int>
    package var advance: CGFloat
    package var typeface: Int
    /// Indices into `glyphs`, from left to right.
    package var glyphs: Range<Int>
    package init(units: Range<Int>, advance: CGFloat, typeface: Int, glyphs: Range<Int>) {
      (self.units, self.advance) = (units, advance)
      (self.typeface, self.glyphs) = (typeface, glyphs)
    }
  }

  package var typefaces: [Typeface] = []
  package var clusters: [Cluster] = []
  /// Positions are from the left end of the cluster on the baseline; y grows downwards.
  package var glyphs: [GlyphRun.Glyph] = []

  package init() {}

  package var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }
}
