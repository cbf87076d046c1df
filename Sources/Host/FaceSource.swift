import CFreeType
import HangaCairo
import HangaDrawing
import HangaFonts

/// Opens the rasteriser's faces from a font library of its own.
final class FaceSource: GlyphFaceSource {
  private let library: FontLibrary
  init(_ library: FontLibrary) { self.library = library }
  func face(for face: FontFace) throws -> FT_Face { try library.freeTypeFace(for: face) }
}

/// A character that no font has.
struct MissingCharacter: Error, CustomStringConvertible {
  let description: String
}
