import HangaBitmaps

/// How much two pictures may differ and still count as equal.
package struct PictureTolerance: Hashable, Sendable, Codable {
  /// The share of pixels that must match, from 0 to 1.
  package var precision: Double
  /// How near a pixel must be to match: 1 less a hundredth of the colour difference ΔE*ab that is
  /// allowed. 0.98 allows about what an eye does not see.
  package var perceptualPrecision: Double
  /// Whether a pixel matches that only shades a slanted or curved edge otherwise.
  package var ignoresEdgeShading: Bool
  /// Where pixels always match.
  package var ignored: [PixelRegion]

  package init(
    precision: Double = 1, perceptualPrecision: Double = 1, ignoresEdgeShading: Bool = false,
    ignored: [PixelRegion] = []
  ) {
    precondition((0...1).contains(precision), "A precision is a share from 0 to 1.")
    precondition((0...1).contains(perceptualPrecision), "A precision is a share from 0 to 1.")
    (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    (self.ignoresEdgeShading, self.ignored) = (ignoresEdgeShading, ignored)
  }

  package static let exact = PictureTolerance()

  /// The largest colour difference of pixels that match.
  package var largestDistance: Double { (1 - perceptualPrecision) * 100 }
}

extension PixelRegion: Codable {
  private enum CodingKeys: String, CodingKey { case x, y, width, height }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      x: try values.decode(Int.self, forKey: .x), y: try values.decode(Int.self, forKey: .y),
      width: try values.decode(Int.self, forKey: .width),
      height: try values.decode(Int.self, forKey: .height))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(x, forKey: .x)
    try values.encode(y, forKey: .y)
    try values.encode(width, forKey: .width)
    try values.encode(height, forKey: .height)
  }
}
