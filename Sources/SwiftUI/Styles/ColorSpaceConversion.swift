import Foundation
import HangaDrawing
import HangaGeometry

/// Colour components from one notation to another.
enum ColorSpaceConversion {
  static func encoded(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, alpha: Double
  ) -> ResolvedColor {
    switch space {
    case .sRGB: ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      ResolvedColor(
        red: TransferCurve.encode(red), green: TransferCurve.encode(green),
        blue: TransferCurve.encode(blue), alpha: alpha)
    case .displayP3: fromDisplayP3(red, green, blue, alpha)
    }
  }

  /// Matrix: facts/text-and-colour.md §3.4, with more digits, so that each row adds up to 1 and
  /// greys stay grey; components outside sRGB are clamped.
  private static func fromDisplayP3(_ r: Double, _ g: Double, _ b: Double, _ alpha: Double)
    -> ResolvedColor
  {
    let (red, green, blue) = (
      TransferCurve.decode(r), TransferCurve.decode(g), TransferCurve.decode(b)
    )
    func unit(_ value: Double) -> Double { TransferCurve.encode(min(max(value, 0), 1)) }
    return ResolvedColor(
      red: unit(1.22494 * red - 0.22494 * green),
      green: unit(-0.042057 * red + 1.042057 * green),
      blue: unit(-0.019638 * red - 0.078636 * green + 1.098274 * blue), alpha: alpha)
  }

  static func encoded(hue: Double, saturation: Double, brightness: Double, alpha: Double)
    -> ResolvedColor
  {
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(min(k, 4 - k), 1))
    }
    return ResolvedColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A mix of two colours: perceptual in a lightness-and-opponents space, else in encoded sRGB.
  static func mix(_ a: ResolvedColor, _ b: ResolvedColor, by fraction: Double, isPerceptual: Bool)
    -> ResolvedColor
  {
    let t = min(max(fraction, 0), 1)
    func lerp(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    let alpha = lerp(a.alpha, b.alpha)
    guard isPerceptual else {
      return ResolvedColor(
        red: lerp(a.red, b.red), green: lerp(a.green, b.green), blue: lerp(a.blue, b.blue),
        alpha: alpha)
    }
    let (first, second) = (OKLab(a), OKLab(b))
    let mixed = OKLab(
      lightness: lerp(first.lightness, second.lightness), a: lerp(first.a, second.a),
      b: lerp(first.b, second.b))
    return mixed.color(alpha: alpha)
  }
}

/// A colour by perceived lightness and two opponent axes.
struct OKLab: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: ResolvedColor) {
    let red = TransferCurve.decode(color.red)
    let green = TransferCurve.decode(color.green)
    let blue = TransferCurve.decode(color.blue)
    let l = Elementary.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = Elementary.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = Elementary.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func color(alpha: Double) -> ResolvedColor {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func unit(_ linear: Double) -> Double {
      TransferCurve.encode(min(max(linear, 0), 1))
    }
    return ResolvedColor(
      red: unit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: unit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: unit(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}
