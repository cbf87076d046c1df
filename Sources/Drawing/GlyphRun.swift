import Foundation
import HangaGeometry

/// Names a font face by file and variation; the same name on every machine.
package struct FontFace: Hashable, Sendable {
  /// The file's name without folder, such as `Inter-Regular.otf`.
  package var file: String
  /// The face's index in a collection file.
  package var index: Int
  /// An oblique slant made by shearing, for a family that has no italic.
  package var isSynthesizedOblique: Bool
  /// Extra outline width in em, for a family that has no face of the weight asked for.
  package var emboldening: CGFloat

  package init(
    file: String, index: Int = 0, isSynthesizedOblique: Bool = false, emboldening: CGFloat = 0
  ) {
    (self.file, self.index) = (file, index)
    (self.isSynthesizedOblique, self.emboldening) = (isSynthesizedOblique, emboldening)
  }
}

/// Glyphs of one face and size, placed along a baseline.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    /// Points from the run's origin; y grows downwards.
    package var x: CGFloat
    package var y: CGFloat
    package init(id: UInt32, x: CGFloat, y: CGFloat) { (self.id, self.x, self.y) = (id, x, y) }
  }

  package var face: FontFace
  /// The em size in points.
  package var size: CGFloat
  /// Vertical scale of the glyphs, 1 for none; the stand-in font is a little taller than the real.
  package var verticalScale: CGFloat
  /// Where the baseline starts, in the space of the item.
  package var origin: CGPoint
  package var glyphs: [Glyph]
  /// The characters shown, for dumps.
  package var text: String
  /// Whether the glyphs carry their own colours, as emoji do.
  package var isColored: Bool

  package init(
    face: FontFace, size: CGFloat, verticalScale: CGFloat = 1, origin: CGPoint, glyphs: [Glyph],
    text: String, isColored: Bool = false
  ) {
    (self.face, self.size, self.verticalScale) = (face, size, verticalScale)
    (self.origin, self.glyphs, self.text, self.isColored) = (origin, glyphs, text, isColored)
  }
}
