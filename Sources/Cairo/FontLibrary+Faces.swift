import CFreeType
import HangaDrawing
import HangaFonts

extension FontLibrary: GlyphFaceSource {
  package func face(for face: FontFace) throws -> FT_Face { try freeTypeFace(for: face) }
}
