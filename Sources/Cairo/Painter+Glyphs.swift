import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

extension Painter {
  /// Above this em size in pixels outlines are filled directly: their masks would fill the cache.
  private static var largestCachedGlyph: CGFloat { 300 }

  func draw(
    _ run: GlyphRun, _ paint: Paint, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    if run.isColored { return try drawColored(run, on: canvas, map) }
    let area = InkBounds.of(.glyphs(run, paint), map).intersection(canvas.clip)
    guard !area.isEmpty, run.size > 0 else { return }
    let source = try self.source(paint, map, area: area)
    let glyphMap = Self.glyphMap(run, map)
    if run.size * InkBounds.scale(map) > Self.largestCachedGlyph {
      return try drawLarge(run, source, glyphMap, on: canvas, map)
    }
    let strike = glyphs.strike(
      GlyphCache.StrikeKey(
        face: run.face, a: glyphMap.a, b: glyphMap.b, c: glyphMap.c, d: glyphMap.d))
    for glyph in run.glyphs {
      let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(map)
      // 1. The nearest quarter pixel.
      let reach = CGFloat(PixelRect.reach)
      guard abs(place.x) < reach, abs(place.y) < reach else { continue }
      let (quartersX, quartersY) = (Int((place.x * 4).rounded()), Int((place.y * 4).rounded()))
      // 2. The mask for the quarter, from the cache.
      let mask = try glyphs.mask(
        strike, glyph: glyph.id, phaseX: quartersX & 3, phaseY: quartersY & 3)
      // 3. Colour through it.
      blend(mask, x: quartersX >> 2, y: quartersY >> 2, source, on: canvas)
    }
  }

  /// Em units, y downwards, to pixels, without the place.
  private static func glyphMap(_ run: GlyphRun, _ map: CGAffineTransform) -> CGAffineTransform {
    let slant = run.face.isSynthesizedOblique ? GlyphOutlines.obliqueSlant : 0
    let shape = CGAffineTransform(
      a: run.size, b: 0, c: -slant * run.size, d: run.size * run.verticalScale, tx: 0, ty: 0)
    var result = shape.concatenating(map)
    (result.tx, result.ty) = (0, 0)
    return result
  }

  private func drawLarge(
    _ run: GlyphRun, _ source: PaintSource, _ glyphMap: CGAffineTransform, on canvas: Canvas,
    _ map: CGAffineTransform
  ) throws {
    for glyph in run.glyphs {
      let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(map)
      var placed = glyphMap
      (placed.tx, placed.ty) = (place.x, place.y)
      let path = try glyphs.outline(run.face, glyph: glyph.id)
      fill(.path(path), source, FillRule(), on: canvas, placed)
    }
  }

  private func blend(
    _ mask: GlyphCache.GlyphMask, x: Int, y: Int, _ source: PaintSource, on canvas: Canvas
  ) {
    let bounds = PixelRect(
      x0: x + mask.x, y0: y + mask.y, x1: x + mask.x + mask.width, y1: y + mask.y + mask.height)
    let area = bounds.intersection(canvas.clip)
    let seen = area.intersection(canvas.window)
    guard !seen.isEmpty else { return }
    mask.bytes.withUnsafeBufferPointer { bytes in
      for line in seen.y0..<seen.y1 {
        let start = (line - bounds.y0) * mask.width + seen.x0 - bounds.x0
        let coverage = bytes.baseAddress! + start
        let row = canvas.surface.row(seen.x0, line)
        switch source {
        case .solid(let color):
          Blending.fill(row, count: seen.width, color: color, mask: coverage)
        case .rows(let rows):
          withRow(area.width) { buffer in
            rows.fill(buffer, x: area.x0, y: line, count: area.width)
            Blending.over(row, buffer + (seen.x0 - area.x0), count: seen.width, mask: coverage)
          }
        }
      }
    }
  }

  private func drawColored(
    _ run: GlyphRun, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    for glyph in run.glyphs {
      guard let picture = try glyphs.colorGlyph(run.face, glyph: glyph.id) else { continue }
      let origin = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
      let frame = CGRect(
        x: origin.x + picture.frame.minX * run.size, y: origin.y + picture.frame.minY * run.size,
        width: picture.frame.width * run.size, height: picture.frame.height * run.size)
      let item = ImageItem(
        reference: ImageReference(
          name: "", digest: 0, pixelWidth: picture.bitmap.width,
          pixelHeight: picture.bitmap.height, scale: 1), frame: frame)
      try draw(picture.bitmap, as: item, on: canvas, map)
    }
  }
}
