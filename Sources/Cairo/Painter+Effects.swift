import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

extension Painter {
  func draw(
    _ items: [DisplayItem], with effect: GroupEffect, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    switch effect {
    case .transform(let transform):
      try draw(items, on: canvas, transform.concatenating(map))
    case .opacity(let opacity): try drawFaded(items, opacity, on: canvas, map)
    case .clip(let outline, let rule): try drawClipped(items, outline, rule, on: canvas, map)
    case .flatten:
      // Drawing one by one and drawing the flattened group agree unless something inside blends.
      if Self.blends(items) {
        try withGroup(items, on: canvas, map) {
          Compositor.composite($0, onto: $1.surface, clip: $1.window)
        }
      } else {
        try draw(items, on: canvas, map)
      }
    case .blend(let mode):
      try withGroup(items, on: canvas, map) {
        Compositor.composite($0, onto: $1.surface, clip: $1.window, .init(mode: mode))
      }
    case .mask(let mask): try drawMasked(items, by: mask, on: canvas, map)
    case .blur(let radius, let isOpaque):
      try drawBlurred(items, radius, isOpaque: isOpaque, on: canvas, map)
    case .shadow(let recipe): try drawShadowed(items, recipe, on: canvas, map)
    case .projection(let values): try drawProjected(items, values, on: canvas, map)
    case .colorMatrix(let matrix):
      try withGroup(items, on: canvas, map) {
        PixelRecolor.apply(matrix, to: $0)
        Compositor.composite($0, onto: $1.surface, clip: $1.window)
      }
    case .alphaThreshold(let low, let high, let color):
      // Edges are found by what lies beside a pixel.
      let area = InkBounds.of(items, map).intersection(canvas.clip.expanded(by: 1))
      try withGroup(items, on: canvas, map, within: area, isWhole: true) {
        PixelRecolor.alphaThreshold($0, low: low, high: high, color: color)
        Compositor.composite($0, onto: $1.surface, clip: $1.window)
      }
    case .luminanceToAlpha:
      try withGroup(items, on: canvas, map) {
        PixelRecolor.luminanceToAlpha($0)
        Compositor.composite($0, onto: $1.surface, clip: $1.window)
      }
    }
  }

  /// Draws a group on a surface of its own, no larger than what it can mark and what can be seen.
  ///
  /// - Parameter isWhole: whether each of its pixels depends on others around it.
  func withGroup(
    _ items: [DisplayItem], on canvas: Canvas, _ map: CGAffineTransform, within: PixelRect? = nil,
    isWhole: Bool = false, _ body: (Surface, Canvas) throws -> Void
  ) throws {
    let area = within ?? InkBounds.of(items, map).intersection(canvas.clip)
    guard !area.isEmpty else { return }
    let surface = pool.surface(area)
    defer { pool.recycle(surface) }
    try draw(items, on: canvas.group(surface, isWhole: isWhole), map)
    try body(surface, canvas)
  }

  /// Whether an item inside meets what is below by other means than lying over it.
  static func blends(_ items: [DisplayItem]) -> Bool {
    items.contains { item in
      guard case .group(let effect, let children) = item else { return false }
      switch effect {
      case .blend: return true
      case .transform: return blends(children)
      case .clip, .opacity, .shadow: return blends(children)
      case .flatten, .mask, .blur, .projection, .colorMatrix, .luminanceToAlpha, .alphaThreshold:
        return false
      }
    }
  }

  // MARK: Opacity, clip, mask

  private func drawFaded(
    _ items: [DisplayItem], _ opacity: Double, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let alpha = SolidColor.byte(opacity)
    if alpha == 0 { return }
    if alpha == 255, !Self.blends(items) { return try draw(items, on: canvas, map) }
    if items.count == 1, let single = Self.faded(items[0], opacity) {
      return try draw([single], on: canvas, map)
    }
    try withGroup(items, on: canvas, map) {
      Compositor.composite($0, onto: $1.surface, clip: $1.window, .init(alpha: alpha))
    }
  }

  /// A single plain shape needs no flattening: the opacity goes into its colour.
  private static func faded(_ item: DisplayItem, _ opacity: Double) -> DisplayItem? {
    switch item {
    case .fill(let outline, .color(let color), let rule):
      return .fill(outline, .color(color.multiplyingAlpha(by: opacity)), rule)
    case .stroke(let outline, .color(let color), let pen):
      return .stroke(outline, .color(color.multiplyingAlpha(by: opacity)), pen)
    case .fill, .stroke, .glyphs, .image, .backdrop, .group: return nil
    }
  }

  private func drawClipped(
    _ items: [DisplayItem], _ outline: Outline, _ rule: FillRule, on canvas: Canvas,
    _ map: CGAffineTransform
  ) throws {
    let bounds = outline.boundingRect
    guard !bounds.isNull else { return }
    let reached = PixelRect(touching: bounds.applying(map))
    if case .rectangle(let rect) = outline, map.b == 0, map.c == 0 {
      let ink = InkBounds.of(items, map).intersection(canvas.clip)
      let mapped = rect.standardized.applying(map)
      // Nothing reaches the sides, or the sides are pixel edges: no mask is needed.
      if let whole = Self.wholePixels(rect, map) {
        return try draw(items, on: canvas.clipped(to: whole), map)
      }
      if mapped.contains(ink.rect) { return try draw(items, on: canvas, map) }
    }
    let area = InkBounds.of(items, map).intersection(canvas.clip).intersection(reached)
    guard !area.isEmpty else { return }
    let mask = self.mask(outline, rule, map, within: area)
    if Self.hasSquaredEdge(outline), !Self.isShape(items) { mask.squareCoverage() }
    try withGroup(items, on: canvas, map, within: area) {
      Compositor.composite($0, onto: $1.surface, clip: $1.window, .init(mask: mask))
    }
  }

  /// Apple's clips to continuous corners have edges that cover the square of what a fill covers
  /// (facts/text-and-colour.md §4, measured), unless all that is clipped is one shape: the stroke
  /// over a capsule, clipped by it, has plain edges beside a background with squared ones.
  private static func hasSquaredEdge(_ outline: Outline) -> Bool {
    if case .roundedRectangle(_, let size, .continuous) = outline {
      return size.width > 0 && size.height > 0
    }
    return false
  }

  /// Whether `items` are one fill or stroke of something other than a rectangle.
  private static func isShape(_ items: [DisplayItem]) -> Bool {
    guard items.count == 1 else { return false }
    switch items[0] {
    case .fill(.rectangle, _, _): return false
    case .fill, .stroke: return true
    case .glyphs, .image, .backdrop, .group: return false
    }
  }

  private func drawMasked(
    _ items: [DisplayItem], by mask: [DisplayItem], on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let area = InkBounds.of(items, map).intersection(InkBounds.of(mask, map))
      .intersection(canvas.clip)
    guard !area.isEmpty else { return }
    try withGroup(items, on: canvas, map, within: area) { surface, canvas in
      let stencil = pool.surface(area)
      defer { pool.recycle(stencil) }
      try draw(mask, on: Canvas(surface: stencil), map)
      Compositor.keep(surface, where: stencil)
      Compositor.composite(surface, onto: canvas.surface, clip: canvas.window)
    }
  }

  // MARK: Blur and projection

  private func drawBlurred(
    _ items: [DisplayItem], _ radius: CGFloat, isOpaque: Bool, on canvas: Canvas,
    _ map: CGAffineTransform
  ) throws {
    let sigma = Double(radius * InkBounds.scale(map))
    guard sigma > 0.05, sigma.isFinite else { return try draw(items, on: canvas, map) }
    let margin = InkBounds.blurMargin(radius, map)
    let ink = InkBounds.of(items, map)
    // Pixels out of sight still shine in.
    let visible = canvas.clip.expanded(by: margin)
    let area = isOpaque ? ink.intersection(visible) : ink.expanded(by: margin).intersection(visible)
    try withGroup(items, on: canvas, map, within: area, isWhole: true) {
      AlphaBlur.blur($0, sigma: sigma, clamps: isOpaque)
      Compositor.composite($0, onto: $1.surface, clip: $1.window)
    }
  }

  private func drawProjected(
    _ items: [DisplayItem], _ values: [CGFloat], on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let projection = Projection(values, map: map)
    let scale = InkBounds.scale(map)
    guard projection.isVisible, scale > 0 else { return }
    let upright = CGAffineTransform(scaleX: scale, y: scale)
    let reach = InkBounds.of(items, .identity).rect
    let area = projection.bounds(of: reach).intersection(canvas.clip)
    // A transparent border, so that the edges are mixed with nothing.
    let source = InkBounds.of(items, upright).expanded(by: 1)
    guard !area.isEmpty, source.width <= CanvasLimit.side, source.height <= CanvasLimit.side
    else { return }
    let flat = pool.surface(source)
    defer { pool.recycle(flat) }
    try draw(items, on: Canvas(surface: flat), upright)
    let seen = pool.surface(area)
    defer { pool.recycle(seen) }
    Warp.draw(flat, scale: scale, through: projection, into: seen)
    Compositor.composite(seen, onto: canvas.surface, clip: canvas.window)
  }
}
