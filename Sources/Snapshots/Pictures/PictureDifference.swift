import HangaBitmaps

/// How two pictures differ.
package struct PictureDifference: Hashable, Sendable, Codable {
  package struct Size: Hashable, Sendable, Codable, CustomStringConvertible {
    package var width: Int
    package var height: Int
    package var description: String { "\(width) × \(height)" }
  }

  package var expected: Size
  package var actual: Size
  /// How many pixels do not match; where sizes differ, all that are in one picture only do not.
  package var pixels: Int
  /// How many pixels were compared: all that are in either picture.
  package var total: Int
  /// How many differ and were taken for the shading of edges.
  package var shaded: Int
  /// The largest ΔE*ab of pixels that do not match, of those in both pictures.
  package var largestDistance: Double
  /// The smallest rectangles around groups of pixels that do not match, from the top; groups that
  /// are less than 16 pixels apart are one.
  package var clusters: [PixelRegion]

  /// The share of pixels that do not match.
  package var share: Double { total == 0 ? 0 : Double(pixels) / Double(total) }

  package var hasSameSize: Bool { expected == actual }
}
