import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

extension Painter {
  func draw(_ item: ImageItem, on canvas: Canvas, _ map: CGAffineTransform) throws {
    guard !InkBounds.of(.image(item), map).intersection(canvas.clip).isEmpty else { return }
    try draw(try bitmap(item, map), as: item, on: canvas, map)
  }

  /// The pixels of a picture; those of a vector picture fit the size it is drawn at.
  private func bitmap(_ item: ImageItem, _ map: CGAffineTransform) throws -> Bitmap {
    let scale = InkBounds.scale(map)
    let size =
      item.resizing == .tile || !item.capInsets.isZero ? item.reference.size : item.frame.size
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale - 1e-6).rounded(.up)
      return count.isFinite ? Int(min(max(count, 1), CGFloat(CanvasLimit.side))) : 1
    }
    return try images.bitmap(for: item.reference, covering: pixels(size.width), pixels(size.height))
  }

  func draw(
    _ bitmap: Bitmap, as item: ImageItem, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let frame = item.frame.standardized
    guard frame.width > 0, frame.height > 0 else { return }
    let area = PixelRect(touching: frame.applying(map)).intersection(canvas.clip)
    guard !area.isEmpty else { return }
    if map.b == 0, map.c == 0 {
      let surface = pool.surface(area)
      defer { pool.recycle(surface) }
      resample(bitmap, item, into: surface, map)
      try stencil(surface, item, map)
      let source = PaintSource.rows(SurfaceRows(surface: surface))
      return fillFrame(frame, source, on: canvas.clipped(to: area), map)
    }
    try drawTurned(bitmap, item, on: canvas.clipped(to: area), map)
  }

  private func fillFrame(
    _ frame: CGRect, _ source: PaintSource, on canvas: Canvas, _ map: CGAffineTransform
  ) {
    fill(.rectangle(frame), source, FillRule(), on: canvas, map)
  }

  /// Upright first, at the size it will have, then turned.
  private func drawTurned(
    _ bitmap: Bitmap, _ item: ImageItem, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let scale = InkBounds.scale(map)
    guard scale > 0 else { return }
    let upright = CGAffineTransform(scaleX: scale, y: scale)
    let frame = item.frame.standardized
    let bounds = PixelRect(touching: frame.applying(upright)).expanded(by: 1)
    guard bounds.width <= CanvasLimit.side, bounds.height <= CanvasLimit.side else { return }
    // The border repeats the outermost pixels, so that only the outline makes the edge soft.
    let flat = pool.surface(bounds)
    defer { pool.recycle(flat) }
    resample(bitmap, item, into: flat, upright)
    try stencil(flat, item, upright)
    let turned = pool.surface(canvas.clip)
    defer { pool.recycle(turned) }
    Warp.draw(flat, scale: scale, through: Projection(affine: map), into: turned)
    fillFrame(frame, .rows(SurfaceRows(surface: turned)), on: canvas, map)
  }

  /// Repetitions of a picture over `area`.
  ///
  /// 1. The part of the picture that is repeated, as fine as it will be seen.
  /// 2. Upright repetitions.
  /// 3. Turned, if the map turns.
  func pattern(
    _ reference: ImageReference, tile: CGRect, part: CGRect, area: PixelRect,
    _ map: CGAffineTransform
  ) throws -> Surface {
    let surface = Surface(bounds: area, storage: PixelStorage(capacity: area.width * area.height))
    surface.clear()
    let tile = tile.standardized
    guard tile.width > 0, tile.height > 0, part.width > 0, part.height > 0 else { return surface }
    // 1.
    let whole = CGRect(
      x: 0, y: 0, width: tile.width / part.width, height: tile.height / part.height)
    let bitmap = try self.bitmap(ImageItem(reference: reference, frame: whole), map)
      .cropped(to: part)
    let density = CGFloat(bitmap.width) / tile.width
    let repeated = ImageReference(
      name: reference.name, digest: reference.digest, pixelWidth: bitmap.width,
      pixelHeight: bitmap.height, scale: density)
    let item = ImageItem(reference: repeated, frame: tile, resizing: .tile)
    // 2.
    if map.b == 0, map.c == 0 {
      resample(bitmap, item, into: surface, map)
      return surface
    }
    // 3.
    let scale = InkBounds.scale(map)
    guard scale > 0 else { return surface }
    let upright = CGAffineTransform(scaleX: scale, y: scale)
    let seen = area.rect.applying(map.inverted().concatenating(upright))
    let bounds = PixelRect(touching: seen).expanded(by: 1)
    guard bounds.width <= CanvasLimit.side, bounds.height <= CanvasLimit.side else {
      return surface
    }
    let flat = pool.surface(bounds)
    defer { pool.recycle(flat) }
    resample(bitmap, item, into: flat, upright)
    Warp.draw(flat, scale: scale, through: Projection(affine: map), into: surface)
    return surface
  }

  /// A template shows its paint where the picture is opaque.
  private func stencil(_ surface: Surface, _ item: ImageItem, _ map: CGAffineTransform) throws {
    guard let paint = item.template else { return }
    let bounds = surface.bounds
    let source = try self.source(paint, map, area: bounds)
    for y in bounds.y0..<bounds.y1 {
      let row = surface.row(bounds.x0, y)
      switch source {
      case .solid(let color):
        for x in 0..<bounds.width { row[x] = color.word(row[x] >> 24) }
      case .rows(let rows):
        withRow(bounds.width) { buffer in
          rows.fill(buffer, x: bounds.x0, y: y, count: bounds.width)
          for x in 0..<bounds.width {
            row[x] = Blending.over(0, buffer[x], row[x] >> 24)
          }
        }
      }
    }
  }

  private func resample(
    _ bitmap: Bitmap, _ item: ImageItem, into surface: Surface, _ map: CGAffineTransform
  ) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let frame = item.frame.standardized.applying(map)
    let (scaleX, scaleY) = (abs(map.a), abs(map.d))
    let caps = item.capInsets
    // Pixels of the bitmap per point of the picture.
    let densityX = CGFloat(bitmap.width) / max(item.reference.size.width, 1e-9)
    let densityY = CGFloat(bitmap.height) / max(item.reference.size.height, 1e-9)
    let isMirrored = item.isMirrored != (map.a < 0)
    let columns = ImageSlices(
      target: frame.minX..<max(frame.maxX, frame.minX), count: bitmap.width,
      before: isMirrored ? caps.trailing : caps.leading,
      after: isMirrored ? caps.leading : caps.trailing, density: densityX, scale: scaleX)
    let rows = ImageSlices(
      target: frame.minY..<max(frame.maxY, frame.minY), count: bitmap.height, before: caps.top,
      after: caps.bottom, density: densityY, scale: scaleY)
    let isSmooth = item.interpolation != .none
    let bounds = surface.bounds
    ImageResampler.draw(
      bitmap,
      columns: AxisSampling(
        pixels: bounds.x0..<bounds.x1,
        pieces: columns.pieces(
          tiles: item.resizing == .tile, visible: bounds.x0..<bounds.x1, isMirrored: isMirrored),
        limit: bitmap.width, isSmooth: isSmooth),
      rows: AxisSampling(
        pixels: bounds.y0..<bounds.y1,
        pieces: rows.pieces(
          tiles: item.resizing == .tile, visible: bounds.y0..<bounds.y1, isMirrored: map.d < 0),
        limit: bitmap.height, isSmooth: isSmooth), into: surface)
  }
}

extension Bitmap {
  /// The pixels that touch a part, given in shares of the sides.
  fileprivate func cropped(to part: CGRect) -> Bitmap {
    if part == Paint.whole { return self }
    let pixels = CGRect(
      x: part.minX * CGFloat(width), y: part.minY * CGFloat(height),
      width: part.width * CGFloat(width), height: part.height * CGFloat(height))
    let area = PixelRect(touching: pixels)
      .intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    guard !area.isEmpty else { return Bitmap(width: 1, height: 1) }
    var words: [UInt32] = []
    words.reserveCapacity(area.width * area.height)
    withPixels { source in
      for y in area.y0..<area.y1 {
        words += source[(y * width + area.x0)..<(y * width + area.x1)]
      }
    }
    return Bitmap(width: area.width, height: area.height, words: words)
  }
}
