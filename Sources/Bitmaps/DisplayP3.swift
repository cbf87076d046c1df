import HangaDrawing
import HangaGeometry

/// The wide-gamut colour space of asset catalogs.
enum DisplayP3 {
  /// Rows of the linear-light matrix from Display P3 to sRGB (facts/text-and-colour.md §3.4), with
  /// more digits: each row adds up to 1, or greys would not stay grey.
  private static let matrix: [[Double]] = [
    [1.22494, -0.22494, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274],
  ]

  /// The nearest sRGB colour, each component cut to 0…1.
  static func toSRGB(_ color: ResolvedColor) -> ResolvedColor {
    let linear = [color.red, color.green, color.blue].map(decode)
    let mixed = matrix.map { row in
      encode(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
    }
    return ResolvedColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: color.alpha)
  }

  private static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : Elementary.power((value + 0.055) / 1.055, 2.4)
  }

  private static func encode(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.0031308
      ? value * 12.92 : 1.055 * Elementary.power(value, 1 / 2.4) - 0.055
  }
}
