import CFreeType
import Foundation
import HangaDrawing
import HangaGeometry

/// Reads glyphs as paths in em units, y downwards, unhinted.
enum GlyphOutlines {
  /// The slant of a synthesised oblique, as a tangent: 12 degrees.
  static let obliqueSlant: CGFloat = 0.2126

  /// `nil` if the face has no such outline.
  static func path(_ face: FT_Face, glyph: UInt32, style: FontFace) -> Path? {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, Int32(flags)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let unitsPerEm = CGFloat(max(face.pointee.units_per_EM, 1))
    var shift: CGFloat = 0
    if style.emboldening > 0 {
      let strength = (style.emboldening * unitsPerEm).rounded()
      FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(strength))
      // The outline grows to the right and upwards; half of it back keeps the glyph centred.
      shift = strength / 2
    }
    var builder = OutlineBuilder(unitsPerEm: unitsPerEm, shift: shift)
    var callbacks = OutlineBuilder.callbacks
    let status = withUnsafeMutablePointer(to: &builder) {
      FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0)
    }
    guard status == 0 else { return nil }
    return builder.path
  }
}

private struct OutlineBuilder {
  var path = Path()
  var unitsPerEm: CGFloat
  var shift: CGFloat

  init(unitsPerEm: CGFloat, shift: CGFloat) { (self.unitsPerEm, self.shift) = (unitsPerEm, shift) }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector = vector?.pointee else { return .zero }
    return CGPoint(
      x: (CGFloat(vector.x) - shift) / unitsPerEm, y: -(CGFloat(vector.y) - shift) / unitsPerEm)
  }

  private static func add(
    _ user: UnsafeMutableRawPointer?, _ body: (inout OutlineBuilder) -> Void
  ) -> Int32 {
    guard let user else { return 1 }
    body(&user.assumingMemoryBound(to: OutlineBuilder.self).pointee)
    return 0
  }

  static var callbacks: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, user in OutlineBuilder.add(user) { $0.path.move(to: $0.point(to)) } },
      line_to: { to, user in OutlineBuilder.add(user) { $0.path.addLine(to: $0.point(to)) } },
      conic_to: { control, to, user in
        OutlineBuilder.add(user) {
          $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control))
        }
      },
      cubic_to: { control1, control2, to, user in
        OutlineBuilder.add(user) {
          $0.path.addCurve(
            to: $0.point(to), control1: $0.point(control1), control2: $0.point(control2))
        }
      },
      shift: 0, delta: 0)
  }
}
