import Foundation
import HangaDrawing
import HangaGeometry

extension Painter {
  /// Blurs and tints what is below, inside an outline.
  ///
  /// 1. What is below is put together, as far out as the blur can see.
  /// 2. It is averaged in blocks and blurred; the canvas's sides go on for ever.
  /// 3. Each block is recoloured.
  /// 4. The outline is filled with the blocks, mixed between their centres.
  func drawBackdrop(
    _ outline: Outline, _ recipe: BackdropRecipe, on canvas: Canvas, _ map: CGAffineTransform
  ) {
    let bounds = outline.boundingRect
    guard !bounds.isNull else { return }
    let area = PixelRect(touching: bounds.applying(map)).intersection(canvas.clip)
    let sigma = Double(max(recipe.blurRadius, 0) * InkBounds.scale(map))
    guard !area.isEmpty, sigma.isFinite else { return }
    let (factor, kernel) = Self.backdropKernel(sigma)
    let whole = canvas.below.first?.bounds ?? canvas.surface.bounds
    let seen = Self.seen(area, factor: factor, reach: (kernel.reach + 1) * factor, of: whole)
    // 1.
    let below = pool.surface(seen)
    defer { pool.recycle(below) }
    for surface in canvas.below + [canvas.surface] {
      Compositor.composite(surface, onto: below, clip: seen)
    }
    // 2.
    var plane = FloatPlane(below, factor: factor).blurred(kernel, border: .clamps)
    // 3.
    BackdropTint(recipe).apply(to: &plane)
    // 4.
    let result = pool.surface(area)
    defer { pool.recycle(result) }
    let shift = area.x0 - seen.x0
    withRow(shift + area.width) { row in
      for y in area.y0..<area.y1 {
        plane.write(row: y - seen.y0, factor: factor, to: row, count: shift + area.width)
        result.row(area.x0, y).update(from: row + shift, count: area.width)
      }
    }
    fill(
      outline, .rows(SurfaceRows(surface: result)), FillRule(), on: canvas.clipped(to: area), map)
  }

  /// The size of the blocks that are averaged, and what blurs them.
  private static func backdropKernel(_ sigma: Double) -> (factor: Int, kernel: GaussianKernel) {
    let factor = max(1, Int(sigma / 5))
    let kernel = GaussianKernel(
      sigma: AlphaBlur.reducedSigma(sigma, factor: factor), cut: GaussianKernel.blurCut)
    return (factor, kernel)
  }

  /// The pixels of `whole` that a backdrop's look depends on, its own included.
  static func backdropReach(
    _ outline: Outline, _ recipe: BackdropRecipe, _ map: CGAffineTransform, in whole: PixelRect
  ) -> PixelRect {
    let bounds = outline.boundingRect
    let sigma = Double(max(recipe.blurRadius, 0) * InkBounds.scale(map))
    guard !bounds.isNull, sigma.isFinite else { return .empty }
    let area = PixelRect(touching: bounds.applying(map)).intersection(whole)
    guard !area.isEmpty else { return .empty }
    let (factor, kernel) = backdropKernel(sigma)
    return seen(area, factor: factor, reach: (kernel.reach + 1) * factor, of: whole)
  }

  /// The pixels that matter, from a block's corner on: blocks stay put when the outline moves.
  private static func seen(
    _ area: PixelRect, factor: Int, reach: Int, of whole: PixelRect
  ) -> PixelRect {
    var wide = area.expanded(by: reach)
    func block(_ value: Int) -> Int {
      Int((Double(value) / Double(factor)).rounded(.down)) * factor
    }
    (wide.x0, wide.y0) = (block(wide.x0), block(wide.y0))
    return wide.intersection(whole)
  }
}
