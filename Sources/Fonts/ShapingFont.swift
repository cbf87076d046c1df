import CHarfBuzz
import Foundation
import HangaDrawing

/// A face opened for shaping, in font units: no size, no hinting, hence exact advances.
final class ShapingFont {
  let unitsPerEm: Double
  let pointer: OpaquePointer

  init(path: String, index: Int) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > index, index >= 0 else { throw .unreadable(path: path) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      throw .unreadable(path: path)
    }
    unitsPerEm = Double(hb_face_get_upem(face))
    let upem = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, upem, upem)
    pointer = font
  }

  deinit { hb_font_destroy(pointer) }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0
  }

  /// Ascender and descender of the file itself, in em.
  var extents: (ascender: Double, descender: Double, lineGap: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pointer, &extents)
    return (
      Double(extents.ascender) / unitsPerEm, Double(extents.descender) / unitsPerEm,
      Double(extents.line_gap) / unitsPerEm
    )
  }

  /// A height that the file states, in em, or `nil`.
  func height(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(pointer, tag, &value) != 0 else { return nil }
    return Double(value) / unitsPerEm
  }

  /// The faces in a file with their weights and slants.
  static func faces(at path: String, named file: String) throws(FontError)
    -> [FontList.FamilyFace]
  {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    let count = Int(hb_face_count(blob))
    hb_blob_destroy(blob)
    guard count > 0 else { throw .unreadable(path: path) }
    var faces: [FontList.FamilyFace] = []
    for index in 0..<count {
      let font = try ShapingFont(path: path, index: index)
      let weight = hb_style_get_value(font.pointer, HB_STYLE_TAG_WEIGHT)
      let slant = hb_style_get_value(font.pointer, HB_STYLE_TAG_SLANT_ANGLE)
      let italic = hb_style_get_value(font.pointer, HB_STYLE_TAG_ITALIC)
      faces.append(
        .init(
          face: FontFace(file: file, index: index), weight: Int(weight.rounded()),
          isItalic: italic > 0 || slant != 0))
    }
    return faces
  }
}
