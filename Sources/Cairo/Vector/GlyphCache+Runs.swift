import CFreeType
import Foundation
import HangaDrawing
import HangaGeometry

extension GlyphCache {
  /// The outline of a whole run, in the run's space.
  func outline(of run: GlyphRun) throws -> Path {
    var result = Path()
    let slant = run.face.isSynthesizedOblique ? GlyphOutlines.obliqueSlant : 0
    for glyph in run.glyphs {
      let map = CGAffineTransform(
        a: run.size, b: 0, c: -slant * run.size, d: run.size * run.verticalScale,
        tx: run.origin.x + glyph.x, ty: run.origin.y + glyph.y)
      result.addPath(try outline(run.face, glyph: glyph.id), transform: map)
    }
    return result
  }
}

/// What a document calls a face.
struct FaceDescription {
  var family: String
  /// 100 to 900.
  var weight: Int
  var isItalic: Bool

  init(_ face: FT_Face) {
    family = face.pointee.family_name.map { String(cString: $0) } ?? "sans-serif"
    isItalic = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    weight = table.map { Int($0.pointee.usWeightClass) } ?? 400
  }
}
