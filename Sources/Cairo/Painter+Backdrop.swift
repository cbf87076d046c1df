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
    let factor = max(1, Int(sigma / 5))
    let kernel = GaussianKernel(
      sigma: AlphaBlur.reducedSigma(sigma, factor: factor), cut: GaussianKernel.blurCut)
    let seen = Self.seen(area, factor: factor, reach: (kernel.reach + 1) * factor, on: canvas)
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
    fill(outline, .rows(SurfaceRows(surface: result)), FillRule(), on: canvas.clipped(to: area), map)
  }

  /// The pixels that matter, from a block's corner on: blocks stay put when the outline moves.
  private static func seen(
    _ area: PixelRect, factor: Int, reach: Int, on canvas: Canvas
  ) -> PixelRect {
    let whole = canvas.below.first?.bounds ?? canvas.surface.bounds
    var wide = area.expanded(by: reach)
    func block(_ value: Int) -> Int {
      Int((Double(value) / Double(factor)).rounded(.down)) * factor
    }
    (wide.x0, wide.y0) = (block(wide.x0), block(wide.y0))
    return wide.intersection(whole)
  }
}

/// The colours of a material: saturated, mixed toward a grey that depends on luminance, brightened.
struct BackdropTint {
  private let saturation: Float
  private let brightness: Float
  private let amount: Float
  private let curve: [Float]

  init(_ recipe: BackdropRecipe) {
    saturation = Float(recipe.saturation)
    brightness = Float(recipe.brightness)
    amount = Float(min(max(recipe.amount, 0), 1))
    curve = recipe.luminanceCurve.map { Float($0) }
  }

  /// `plane` holds blue, green, red, alpha, 0…255, premultiplied.
  func apply(to plane: inout FloatPlane) {
    for pixel in 0..<(plane.width * plane.height) {
      let at = pixel * 4
      let alpha = plane.values[at + 3]
      let scale = alpha > 0 ? 1 / alpha : 0
      let color = SIMD3(plane.values[at + 2], plane.values[at + 1], plane.values[at]) * scale
      let luma = (color * PixelRecolor.luma).sum()
      var tinted = SIMD3(repeating: luma) + (color - SIMD3(repeating: luma)) * saturation
      tinted = tinted.clamped(lowerBound: .zero, upperBound: .one)
      let grey = SIMD3(repeating: self.grey(luma))
      // Where nothing is below, only the tint shows.
      var mixed = tinted * ((1 - amount) * alpha) + grey * (amount * 255)
      let outAlpha = alpha * (1 - amount) + 255 * amount
      // Brightened last: only so does every light material read 0.96 over white.
      mixed += SIMD3(repeating: brightness * outAlpha)
      mixed = mixed.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
      plane.values[at] = min(mixed.z, outAlpha)
      plane.values[at + 1] = min(mixed.y, outAlpha)
      plane.values[at + 2] = min(mixed.x, outAlpha)
      plane.values[at + 3] = outAlpha
    }
  }

  private func grey(_ luma: Float) -> Float {
    guard curve.count > 1 else { return curve.first ?? luma }
    let place = min(max(luma, 0), 1) * Float(curve.count - 1)
    let index = min(Int(place), curve.count - 2)
    return curve[index] + (curve[index + 1] - curve[index]) * (place - Float(index))
  }
}
