import Foundation
import HangaDrawing
import HangaGeometry

/// Colour changes as matrices on unpremultiplied encoded components (facts/layout.md §14).
enum ColorFilters {
  /// The weights of luminance.
  private static let luma = (red: 0.2126, green: 0.7152, blue: 0.0722)

  static func brightness(_ amount: Double) -> HangaDrawing.ColorMatrix {
    rows("brightness", [1, 0, 0], [0, 1, 0], [0, 0, 1], constant: amount)
  }

  static func contrast(_ amount: Double) -> HangaDrawing.ColorMatrix {
    rows(
      "contrast", [amount, 0, 0], [0, amount, 0], [0, 0, amount], constant: (1 - amount) / 2)
  }

  static func saturation(_ amount: Double, name: String = "saturation") -> HangaDrawing.ColorMatrix
  {
    let rest = 1 - amount
    let (r, g, b) = (luma.red * rest, luma.green * rest, luma.blue * rest)
    return rows(name, [r + amount, g, b], [r, g + amount, b], [r, g, b + amount])
  }

  static func grayscale(_ amount: Double) -> HangaDrawing.ColorMatrix {
    saturation(1 - min(max(amount, 0), 1), name: "grayscale")
  }

  /// 1 turns every component around, 0 changes nothing.
  static func inversion(_ amount: Double = 1) -> HangaDrawing.ColorMatrix {
    let rest = 1 - 2 * amount
    return rows("invert", [rest, 0, 0], [0, rest, 0], [0, 0, rest], constant: amount)
  }

  static func multiplication(by color: ResolvedColor) -> HangaDrawing.ColorMatrix {
    rows(
      "multiply", [color.red, 0, 0], [0, color.green, 0], [0, 0, color.blue], alpha: color.alpha)
  }

  /// Turns colours around the axis of greys, keeping luminance.
  static func hueRotation(_ angle: Angle) -> HangaDrawing.ColorMatrix {
    let (sine, cosine) = Elementary.sineAndCosine(angle.radians)
    let (r, g, b) = (luma.red, luma.green, luma.blue)
    // The part along luminance stays; the rest turns. The sine's part is the axis' cross product,
    // sheared so that it changes no luminance.
    let first = [
      r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b),
    ]
    let second = [
      r - cosine * r + sine * hueShear.red, g + cosine * (1 - g) + sine * hueShear.green,
      b - cosine * b + sine * hueShear.blue,
    ]
    let third = [
      r - cosine * r - sine * (1 - r), g - cosine * g + sine * g, b + cosine * (1 - b) + sine * b,
    ]
    return rows("hue", first, second, third)
  }

  /// The sine's share in green, from the two other rows so that luminance does not change:
  /// each column's sum weighted by luminance is zero.
  private static let hueShear = (
    red: (luma.red * luma.red + luma.blue * (1 - luma.red)) / luma.green,
    green: luma.red - luma.blue,
    blue: -(luma.red * (1 - luma.blue) + luma.blue * luma.blue) / luma.green
  )

  private static func rows(
    _ name: String, _ red: [Double], _ green: [Double], _ blue: [Double], alpha: Double = 1,
    constant: Double = 0
  ) -> HangaDrawing.ColorMatrix {
    HangaDrawing.ColorMatrix(
      name: name,
      values: red + [0, constant] + green + [0, constant] + blue + [0, constant]
        + [0, 0, 0, alpha, 0])
  }
}
