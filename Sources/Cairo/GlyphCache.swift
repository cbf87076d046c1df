import CFreeType
import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Coverage masks of glyphs at quarter-pixel positions, and the pictures of coloured glyphs.
///
/// Cairo puts glyphs on whole pixels only; these move smoothly and are drawn faster.
final class GlyphCache {
  /// One glyph's coverage; its place is relative to the whole pixel of the origin.
  struct GlyphMask {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  /// A face at a size, under the linear part of a map.
  struct StrikeKey: Hashable {
    var face: FontFace
    /// Em units to pixels.
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
  }

  final class Strike {
    let key: StrikeKey
    var masks: [UInt64: GlyphMask] = [:]
    init(key: StrikeKey) { self.key = key }
  }

  /// A coloured glyph as the font's picture; lengths in em.
  struct ColorGlyph {
    var bitmap: Bitmap
    var frame: CGRect
  }

  private struct OutlineKey: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  private let faces: any GlyphFaceSource
  private let rasterizer = CoverageRasterizer()
  private var strikes: [StrikeKey: Strike] = [:]
  private var outlines: [OutlineKey: Path] = [:]
  private var colors: [OutlineKey: ColorGlyph?] = [:]
  /// More sizes than this, as in a zoom, and all are forgotten.
  private static let strikeLimit = 400

  init(faces: any GlyphFaceSource) { self.faces = faces }

  func strike(_ key: StrikeKey) -> Strike {
    if let strike = strikes[key] { return strike }
    if strikes.count >= Self.strikeLimit { strikes.removeAll() }
    let strike = Strike(key: key)
    strikes[key] = strike
    return strike
  }

  /// The mask of a glyph whose origin lies `phaseX`, `phaseY` quarters into a pixel.
  func mask(
    _ strike: Strike, glyph: UInt32, phaseX: Int, phaseY: Int
  ) throws -> GlyphMask {
    let key = UInt64(glyph) << 4 | UInt64(phaseY << 2 | phaseX)
    if let mask = strike.masks[key] { return mask }
    let path = try outline(strike.key.face, glyph: glyph)
    let transform = CGAffineTransform(
      a: strike.key.a, b: strike.key.b, c: strike.key.c, d: strike.key.d,
      tx: CGFloat(phaseX) / 4, ty: CGFloat(phaseY) / 4)
    let mask = render(path.applying(transform))
    strike.masks[key] = mask
    return mask
  }

  /// A glyph's path in em units; empty for a blank or an unknown glyph.
  func outline(_ face: FontFace, glyph: UInt32) throws -> Path {
    let key = OutlineKey(face: face, glyph: glyph)
    if let path = outlines[key] { return path }
    let path = GlyphOutlines.path(try faces.face(for: face), glyph: glyph, style: face) ?? Path()
    outlines[key] = path
    return path
  }

  private func render(_ path: Path) -> GlyphMask {
    let bounds = PixelRect(touching: path.boundingRect)
    guard !bounds.isEmpty else { return GlyphMask(x: 0, y: 0, width: 0, height: 0, bytes: []) }
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    rasterizer.begin(clip: bounds)
    rasterizer.add(path, transform: .identity)
    rasterizer.sweep(FillRule()) { y, rows, spans in
      for row in y..<(y + rows) {
        let start = (row - bounds.y0) * bounds.width - bounds.x0
        for span in spans {
          for x in span.x..<(span.x + span.length) { bytes[start + x] = UInt8(span.coverage) }
        }
      }
    }
    return GlyphMask(
      x: bounds.x0, y: bounds.y0, width: bounds.width, height: bounds.height, bytes: bytes)
  }

  /// The picture of a coloured glyph from the font's largest strike; `nil` if it has none.
  func colorGlyph(_ face: FontFace, glyph: UInt32) throws -> ColorGlyph? {
    let key = OutlineKey(face: face, glyph: glyph)
    if let known = colors[key] { return known }
    let picture = Self.load(try faces.face(for: face), glyph: glyph)
    colors[key] = .some(picture)
    return picture
  }

  private static func load(_ face: FT_Face, glyph: UInt32) -> ColorGlyph? {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return nil }
    let best = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    guard FT_Select_Size(face, FT_Int(best)) == 0,
      FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let buffer = slot.pointee.bitmap.buffer
    else { return nil }
    let (width, height) = (Int(slot.pointee.bitmap.width), Int(slot.pointee.bitmap.rows))
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      let row = buffer + y * Int(slot.pointee.bitmap.pitch)
      for x in 0..<width {
        let (b, g) = (UInt32(row[4 * x]), UInt32(row[4 * x + 1]))
        let (r, a) = (UInt32(row[4 * x + 2]), UInt32(row[4 * x + 3]))
        words.append(a << 24 | r << 16 | g << 8 | b)
      }
    }
    let em = CGFloat(sizes[best].y_ppem) / 64
    let frame = CGRect(
      x: CGFloat(slot.pointee.bitmap_left) / em, y: -CGFloat(slot.pointee.bitmap_top) / em,
      width: CGFloat(width) / em, height: CGFloat(height) / em)
    return ColorGlyph(bitmap: Bitmap(width: width, height: height, words: words), frame: frame)
  }
}
