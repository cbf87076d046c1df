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

  /// Ascender, descender and line gap of the file itself, in em: those of its horizontal header,
  /// which Apple's systems use whatever the file says for others.
  var extents: (ascender: Double, descender: Double, lineGap: Double) {
    if let header = horizontalHeader { return header }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(pointer, &extents)
    return (
      Double(extents.ascender) / unitsPerEm, Double(extents.descender) / unitsPerEm,
      Double(extents.line_gap) / unitsPerEm
    )
  }

  private var horizontalHeader: (ascender: Double, descender: Double, lineGap: Double)? {
    let table = hb_face_reference_table(hb_font_get_face(pointer), hb_tag_from_string("hhea", -1))
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return nil }
    func number(at place: Int) -> Double {
      let high = Int16(UInt8(bitPattern: bytes[place])) << 8
      return Double(high | Int16(UInt8(bitPattern: bytes[place + 1]))) / unitsPerEm
    }
    let (ascender, descender) = (number(at: 4), number(at: 6))
    return ascender == 0 && descender == 0 ? nil : (ascender, descender, number(at: 8))
  }

  /// The typographic family, family, full and PostScript names, each once.
  var names: [String] {
    // The numbers that OpenType gives these names, in the order of the sentence above.
    let ids: [hb_ot_name_id_t] = [16, 1, 4, 6]
    var names: [String] = []
    for id in ids {
      var buffer = [CChar](repeating: 0, count: 256)
      var size = UInt32(buffer.count)
      let language = hb_language_from_string("en", -1)
      hb_ot_name_get_utf8(hb_font_get_face(pointer), id, language, &size, &buffer)
      let name = String(
        decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
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
          isItalic: italic > 0 || slant != 0, names: font.names))
    }
    return faces
  }
}
