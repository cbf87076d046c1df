import HangaBitmaps
import HangaDrawing

/// Changes colours pixel by pixel.
enum PixelRecolor {
  /// Rec. 709 shares of red, green and blue in luminance (facts/layout.md §14).
  static let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  static func apply(_ matrix: ColorMatrix, to surface: Surface) {
    guard matrix.values.count == 20 else { return }
    let v = matrix.values.map { Float($0) }
    // Columns: what red, green, blue, alpha and the constant add to each result.
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(v[index], v[5 + index], v[10 + index], v[15 + index])
    }
    let (red, green, blue) = (column(0), column(1), column(2))
    let (alpha, constant) = (column(3), column(4) * 255)
    let words = surface.storage.words
    var (lastIn, lastOut): (UInt32, UInt32) = (0, 0)
    for index in 0..<surface.count {
      let word = words[index]
      if word == 0 { continue }
      if word == lastIn {
        words[index] = lastOut
        continue
      }
      let c = SIMD4<Float>(Unpremultiply.rgba(word))
      var sum = red * c.x
      sum += green * c.y
      sum += blue * c.z
      sum += alpha * c.w
      sum += constant
      lastIn = word
      lastOut = premultiplied(sum)
      words[index] = lastOut
    }
  }

  private static func premultiplied(_ rgba: SIMD4<Float>) -> UInt32 {
    let limited = rgba.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let bytes = SIMD4<UInt32>(limited + 0.5)
    let red = Blending.over255(bytes.x * bytes.w)
    let green = Blending.over255(bytes.y * bytes.w)
    let blue = Blending.over255(bytes.z * bytes.w)
    return bytes.w << 24 | red << 16 | green << 8 | blue
  }

  /// `color` where the opacity lies in the range. A pixel at an end of the range is covered as far
  /// as the opacity's slope puts it inside.
  static func alphaThreshold(
    _ surface: Surface, low: Double, high: Double, color: ResolvedColor
  ) {
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    let words = surface.storage.words
    let alphas = (0..<surface.count).map { Float(words[$0] >> 24) / 255 }
    let (low, high, paint) = (Float(low), Float(high), SolidColor(color))
    for y in 0..<height {
      let (above, below) = (max(y - 1, 0) * width, min(y + 1, height - 1) * width)
      for x in 0..<width {
        let index = y * width + x
        let alpha = alphas[index]
        let across = alphas[y * width + min(x + 1, width - 1)] - alphas[y * width + max(x - 1, 0)]
        let down = alphas[below + x] - alphas[above + x]
        // Never steeper than a step of the bytes, so that even surfaces are inside or outside.
        let slope = max((across * across + down * down).squareRoot() / 2, 1 / 255)
        var coverage = min(max((alpha - low) / slope + 0.5, 0), 1)
        if high < 1 { coverage = min(coverage, min(max((high - alpha) / slope + 0.5, 0), 1)) }
        if alpha == 0, low > 0 { coverage = 0 }
        words[index] = paint.word(UInt32(coverage * 255 + 0.5))
      }
    }
  }

  /// Luminance, transparency counting as black, becomes the alpha of black.
  static func luminanceToAlpha(_ surface: Surface) {
    let words = surface.storage.words
    for index in 0..<surface.count {
      let word = words[index]
      if word == 0 { continue }
      let red = Float(word >> 16 & 0xFF) * luma.x
      let green = Float(word >> 8 & 0xFF) * luma.y
      let blue = Float(word & 0xFF) * luma.z
      words[index] = UInt32(min(red + green + blue + 0.5, 255)) << 24
    }
  }
}
