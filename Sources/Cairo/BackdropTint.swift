import HangaDrawing

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
