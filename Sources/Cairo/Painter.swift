import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Draws items on a canvas. `map` takes points of the items to pixels.
final class Painter {
  let pool = SurfacePool()
  let rasterizer = CoverageRasterizer()
  let glyphs: GlyphCache
  let shadows = ShadowCache()
  private(set) var images = ImageStore()
  private var rowBuffer = [UInt32]()
  /// How many items other than groups were drawn, if only in part.
  private(set) var itemCount = 0

  init(fonts: any GlyphFaceSource) { glyphs = GlyphCache(faces: fonts) }

  func draw(
    _ items: [DisplayItem], on canvas: Canvas, _ map: CGAffineTransform, images: ImageStore
  ) throws {
    self.images = images
    try draw(items, on: canvas, map)
  }

  func draw(_ items: [DisplayItem], on canvas: Canvas, _ map: CGAffineTransform) throws {
    if canvas.window.isEmpty { return }
    for item in items where mayMark(item, canvas, map) { try draw(item, on: canvas, map) }
  }

  /// Whether an item can leave a mark in the window. What is around several items is only looked
  /// at where much can be spared: it costs a walk through all of them.
  private func mayMark(_ item: DisplayItem, _ canvas: Canvas, _ map: CGAffineTransform) -> Bool {
    if case .group = item, !canvas.isPartial { return true }
    return !InkBounds.of(item, map).intersection(canvas.window).isEmpty
  }

  private func draw(_ item: DisplayItem, on canvas: Canvas, _ map: CGAffineTransform) throws {
    if case .group = item {} else { itemCount += 1 }
    switch item {
    case .fill(let outline, let paint, let rule):
      try fill(outline, paint, rule, on: canvas, map)
    case .stroke(let outline, let paint, let pen):
      let tolerance = CoverageRasterizer.tolerance / max(InkBounds.scale(map), 1e-6)
      let path = Stroker.outline(of: outline.path, style: pen.strokeStyle, tolerance: tolerance)
      try fill(.path(path), paint, FillRule(), on: canvas, map)
    case .glyphs(let run, let paint): try draw(run, paint, on: canvas, map)
    case .image(let image): try draw(image, on: canvas, map)
    case .backdrop(let outline, let recipe):
      drawBackdrop(outline, recipe, on: canvas, map)
    case .group(let effect, let children):
      try draw(children, with: effect, on: canvas, map)
    }
  }

  // MARK: Fills

  func fill(
    _ outline: Outline, _ paint: Paint, _ rule: FillRule, on canvas: Canvas,
    _ map: CGAffineTransform
  ) throws {
    let area = PixelRect(
      touching: outline.boundingRect.isNull ? .null : outline.boundingRect.applying(map)
    )
    .intersection(canvas.clip)
    guard !area.isEmpty else { return }
    let source = try self.source(paint, map, area: area)
    if case .rectangle(let rect) = outline, let whole = Self.wholePixels(rect, map) {
      return fill(whole.intersection(canvas.clip), source, on: canvas)
    }
    fill(outline, source, rule, on: canvas.clipped(to: area), map)
  }

  /// Fills with a source that is ready.
  func fill(
    _ outline: Outline, _ source: PaintSource, _ rule: FillRule, on canvas: Canvas,
    _ map: CGAffineTransform
  ) {
    rasterizer.begin(clip: canvas.clip)
    rasterizer.add(outline.path, transform: map)
    let window = canvas.window
    rasterizer.sweep(rule) { y, count, spans in
      for row in max(y, window.y0)..<max(min(y + count, window.y1), max(y, window.y0)) {
        for span in spans {
          self.paint(canvas, x: span.x, y: row, count: span.length, source, span.coverage)
        }
      }
    }
  }

  /// The pixels of a rectangle whose sides lie on pixel edges, else `nil`.
  static func wholePixels(_ rect: CGRect, _ map: CGAffineTransform) -> PixelRect? {
    guard map.b == 0, map.c == 0 else { return nil }
    let mapped = rect.standardized.applying(map)
    let sides = [mapped.minX, mapped.minY, mapped.maxX, mapped.maxY]
    let reach = CGFloat(PixelRect.reach)
    for side in sides where !(abs(side - side.rounded()) < 1e-5 && abs(side) < reach) {
      return nil
    }
    return PixelRect(
      x0: Int(sides[0].rounded()), y0: Int(sides[1].rounded()), x1: Int(sides[2].rounded()),
      y1: Int(sides[3].rounded()))
  }

  private func fill(_ area: PixelRect, _ source: PaintSource, on canvas: Canvas) {
    let seen = area.intersection(canvas.window)
    guard !seen.isEmpty else { return }
    for y in seen.y0..<seen.y1 {
      paint(canvas, x: area.x0, y: y, count: area.width, source, 255)
    }
  }

  /// Paints what lies in the window of a piece of a row that does.
  private func paint(
    _ canvas: Canvas, x: Int, y: Int, count: Int, _ source: PaintSource, _ coverage: UInt32
  ) {
    let (start, end) = (max(x, canvas.window.x0), min(x + count, canvas.window.x1))
    guard start < end else { return }
    let row = canvas.surface.row(start, y)
    switch source {
    case .solid(let color): Blending.fill(row, count: end - start, color: color, coverage: coverage)
    case .rows(let rows):
      if coverage == 255, let word = rows.uniform(y: y), word >> 24 == 255 {
        return row.update(repeating: word, count: end - start)
      }
      withRow(count) { buffer in
        // From the piece's own start: colours are added up along it.
        rows.fill(buffer, x: x, y: y, count: count)
        Blending.over(row, buffer + (start - x), count: end - start, coverage: coverage)
      }
    }
  }

  func withRow(_ count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    if rowBuffer.count < count { rowBuffer = [UInt32](repeating: 0, count: count) }
    rowBuffer.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }

  // MARK: Paints

  func source(_ paint: Paint, _ map: CGAffineTransform, area: PixelRect) throws -> PaintSource {
    let toItem = map.inverted()
    switch paint {
    case .color(let color): return .solid(SolidColor(color))
    case .linearGradient(let stops, let start, let end):
      return .rows(LinearSource(stops, from: start, to: end, toItem: toItem))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .rows(
        GradientSources.radial(
          stops, center: center, start: startRadius, end: endRadius, toItem: toItem))
    case .angularGradient(let stops, let center, let start, let end):
      return .rows(
        AngularSource(stops, center: center, start: start, end: end, toItem: toItem))
    case .ellipticalGradient(let stops, let rect, let start, let end):
      return .rows(
        GradientSources.elliptical(stops, rect: rect, start: start, end: end, toItem: toItem))
    case .mesh(let mesh): return .rows(MeshSource.rows(mesh, map, area: area))
    case .image(let reference, let tile, let part):
      return .rows(
        SurfaceRows(surface: try pattern(reference, tile: tile, part: part, area: area, map)))
    }
  }

  // MARK: Masks

  /// The coverage of an outline as bytes.
  func mask(
    _ outline: Outline, _ rule: FillRule, _ map: CGAffineTransform, within bounds: PixelRect
  ) -> Mask {
    let mask = Mask(bounds: bounds)
    rasterizer.begin(clip: bounds)
    rasterizer.add(outline.path, transform: map)
    rasterizer.sweep(rule) { y, count, spans in
      for row in y..<(y + count) {
        for span in spans {
          mask.row(span.x, row).update(repeating: UInt8(span.coverage), count: span.length)
        }
      }
    }
    return mask
  }
}
