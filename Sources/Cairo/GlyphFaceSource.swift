import CFreeType
import HangaDrawing

/// Gives the opened face of a name. Faces must not be shared between threads: one source a worker.
package protocol GlyphFaceSource: AnyObject {
  func face(for face: FontFace) throws -> FT_Face
}
