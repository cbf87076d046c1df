import HangaDrawing

/// Twenty numbers that make new colour components out of old ones: five for each of red, green,
/// blue and opacity, of which the last is added.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  public var (r1, r2, r3, r4, r5): (Float, Float, Float, Float, Float) = (1, 0, 0, 0, 0)
  public var (g1, g2, g3, g4, g5): (Float, Float, Float, Float, Float) = (0, 1, 0, 0, 0)
  public var (b1, b2, b3, b4, b5): (Float, Float, Float, Float, Float) = (0, 0, 1, 0, 0)
  public var (a1, a2, a3, a4, a5): (Float, Float, Float, Float, Float) = (0, 0, 0, 1, 0)

  /// The matrix that changes nothing.
  public init() {}

  var recipe: HangaDrawing.ColorMatrix {
    let rows = [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    return HangaDrawing.ColorMatrix(name: "matrix", values: rows.map { Double($0) })
  }
}
