import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

extension Painter {
  func drawShadowed(
    _ items: [DisplayItem], _ recipe: ShadowRecipe, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    if recipe.isInner { return try drawInnerShadow(items, recipe, on: canvas, map) }
    try drawOuterShadow(items, recipe, on: canvas, map)
    try draw(items, on: canvas, map)
  }

  /// Draws what items throw, and not them.
  func drawShadowAlone(
    of items: [DisplayItem], _ recipe: ShadowRecipe, on canvas: Canvas, _ map: CGAffineTransform,
    images: ImageStore
  ) throws {
    try draw([], on: canvas, map, images: images)
    try drawOuterShadow(items, recipe, on: canvas, map)
  }

  private func drawOuterShadow(
    _ items: [DisplayItem], _ recipe: ShadowRecipe, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let color = SolidColor(recipe.color)
    let sigma = Double(max(recipe.radius, 0) * InkBounds.scale(map))
    let offset = recipe.offset.applying(map)
    let isUsable = sigma.isFinite && offset.width.isFinite && offset.height.isFinite
    guard color.alpha > 0, isUsable else { return }
    if let shape = SimpleSilhouette(items, map, offset: offset, sigma: sigma) {
      let key = ShadowCache.Key(source: .shape(shape.outline, shape.rule), sigma: sigma)
      let mask = shadows.mask(key) {
        let bounds = PixelRect(touching: shape.outline.boundingRect)
        let plain = self.mask(shape.outline, shape.rule, .identity, within: bounds)
        return AlphaBlur.blurred(plain, sigma: sigma, cut: GaussianKernel.shadowCut)
      }
      let paint = color.multiplied(by: shape.alpha)
      return ShadowStamp(mask, shape).draw(paint, on: canvas)
    }
    // The silhouette moves by whole pixels; the rest of the offset goes into its map.
    let whole = (Int(offset.width.rounded(.down)), Int(offset.height.rounded(.down)))
    let rest = CGAffineTransform(
      translationX: offset.width - CGFloat(whole.0), y: offset.height - CGFloat(whole.1))
    let moved = map.concatenating(rest)
    let reach = Int((sigma * GaussianKernel.shadowCut).rounded(.up)) + 1
    let visible = canvas.clip.expanded(by: reach + abs(whole.0) + abs(whole.1) + 1)
    let area = InkBounds.of(items, moved).intersection(visible)
    guard !area.isEmpty else { return }
    let key = ShadowCache.Key(source: .items(items, moved, area), sigma: sigma)
    let mask = try shadows.mask(key) {
      AlphaBlur.blurred(
        try silhouette(items, moved, within: area), sigma: sigma, cut: GaussianKernel.shadowCut)
    }
    ShadowStamp(mask, x: whole.0, y: whole.1).draw(color, on: canvas)
  }

  /// The alpha of a group.
  private func silhouette(
    _ items: [DisplayItem], _ map: CGAffineTransform, within area: PixelRect
  ) throws -> Mask {
    let surface = pool.surface(area)
    defer { pool.recycle(surface) }
    try draw(items, on: Canvas(surface: surface), map)
    return Self.alpha(of: surface)
  }

  private static func alpha(of surface: Surface) -> Mask {
    let bounds = surface.bounds
    let mask = Mask(bounds: bounds)
    for y in bounds.y0..<bounds.y1 {
      let (from, to) = (surface.row(bounds.x0, y), mask.row(bounds.x0, y))
      for x in 0..<bounds.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    return mask
  }

  /// The shadow that everything around the silhouette throws into it.
  private func drawInnerShadow(
    _ items: [DisplayItem], _ recipe: ShadowRecipe, on canvas: Canvas, _ map: CGAffineTransform
  ) throws {
    let color = SolidColor(recipe.color)
    let sigma = Double(max(recipe.radius, 0) * InkBounds.scale(map))
    let offset = recipe.offset.applying(map)
    let shift = (Int(offset.width.rounded()), Int(offset.height.rounded()))
    let margin =
      Int((sigma * GaussianKernel.shadowCut).rounded(.up)) + abs(shift.0) + abs(shift.1) + 1
    let area = InkBounds.of(items, map).intersection(canvas.clip.expanded(by: margin))
    try withGroup(items, on: canvas, map, within: area, isWhole: true) { surface, canvas in
      let inside = Self.alpha(of: surface)
      let outside = Mask(bounds: area.expanded(by: margin))
      for index in 0..<outside.byteCount { outside.bytes[index] = 255 }
      for y in area.y0..<area.y1 {
        let (from, to) = (inside.row(area.x0, y), outside.row(area.x0, y))
        for x in 0..<area.width { to[x] = 255 - from[x] }
      }
      let blurred = AlphaBlur.blurred(outside, sigma: sigma, cut: GaussianKernel.shadowCut)
      for y in area.y0..<area.y1 {
        let shade = blurred.row(area.x0 - shift.0, y - shift.1)
        let row = surface.row(area.x0, y)
        let limit = inside.row(area.x0, y)
        // Over the group's own colours, its alpha unchanged.
        for x in 0..<area.width where limit[x] != 0 {
          let alpha = row[x] >> 24
          var share = color.share(Blending.over255(UInt32(shade[x]) * alpha))
          share.inverse = 255 - Blending.over255(color.alpha * UInt32(shade[x]))
          let word = Blending.mix(row[x], share)
          row[x] = word & 0x00FF_FFFF | alpha << 24
        }
      }
      Compositor.composite(surface, onto: canvas.surface, clip: canvas.window)
    }
  }
}
