import HangaDrawing
import HangaGeometry

/// Colours from and to other spaces than sRGB.
package enum ColorConversion {
  /// Hue, saturation and brightness each 0…1; the hue wraps.
  package static func fromHSB(
    hue: Double, saturation: Double, brightness: Double, alpha: Double
  ) -> ResolvedColor {
    guard hue.isFinite else {
      return ResolvedColor(red: brightness, green: brightness, blue: brightness, alpha: alpha)
    }
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let fraction = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  package static func toHSB(_ color: ResolvedColor) -> (
    hue: Double, saturation: Double, brightness: Double
  ) {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sixth: Double =
      if high == color.red {
        (color.green - color.blue) / range
      } else if high == color.green {
        (color.blue - color.red) / range + 2
      } else {
        (color.red - color.green) / range + 4
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / high, high)
  }

  /// Display P3 components, clamped to what sRGB can show (facts/text-and-colour.md §3.4, with more
  /// digits, so that greys stay grey).
  package static func fromDisplayP3(red: Double, green: Double, blue: Double, alpha: Double)
    -> ResolvedColor
  {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return ResolvedColor(
      red: encoded(1.22494 * r - 0.22494 * g),
      green: encoded(-0.042057 * r + 1.042057 * g),
      blue: encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b), alpha: alpha)
  }

  /// The light of an sRGB-encoded component.
  static func linear(_ encoded: Double) -> Double {
    let value = min(max(encoded, 0), 1)
    if value <= 0.04045 { return value / 12.92 }
    return power((value + 0.055) / 1.055, numerator: 12)
  }

  /// The sRGB encoding of an amount of light.
  static func encoded(_ linear: Double) -> Double {
    let value = min(max(linear, 0), 1)
    if value <= 0.003_130_8 { return value * 12.92 }
    if value == 1 { return 1 }
    return 1.055 * inverse(of: value) - 0.055
  }

  /// x to the power of n/5, as the n-th power of a fifth root; products and quotients only.
  private static func power(_ x: Double, numerator: Int) -> Double {
    let root = fifthRoot(x)
    return (0..<numerator).reduce(1.0) { product, _ in product * root }
  }

  /// x to the power of 5/12: the fifth power of a twelfth root, found by Newton's steps.
  private static func inverse(of x: Double) -> Double {
    let root = x.squareRoot().squareRoot()
    var guess = max(root, 0.2)
    for _ in 0..<40 { guess = (2 * guess + root / (guess * guess)) / 3 }
    return guess * guess * guess * guess * guess
  }

  private static func fifthRoot(_ x: Double) -> Double {
    var guess = max(x, 0.2)
    for _ in 0..<40 {
      let square = guess * guess
      guess = (4 * guess + x / (square * square)) / 5
    }
    return guess
  }
}
