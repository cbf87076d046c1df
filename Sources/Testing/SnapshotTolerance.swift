import Foundation

/// How far a picture may be from its record; by default not at all.
public struct SnapshotTolerance: Hashable, Sendable {
  /// The share of the pixels that must count as equal, 0…1.
  public var precision: Double
  /// How near two colours must be to count as equal, 0…1.
  public var perceptualPrecision: Double
  /// Whether pixels on the edges of shapes that differ only by their coverage count as equal.
  public var ignoresAntialiasing: Bool
  /// Regions that are not compared, in points.
  public var ignoredRegions: [CGRect]

  /// A tolerance by its parts.
  public init(
    precision: Float = 1, perceptualPrecision: Float = 1, ignoresAntialiasing: Bool = false,
    ignoring regions: [CGRect] = []
  ) {
    // By way of the text, so that 0.98 stays 0.98.
    (self.precision, self.perceptualPrecision) = (
      Self.double(precision), Self.double(perceptualPrecision)
    )
    (self.ignoresAntialiasing, ignoredRegions) = (ignoresAntialiasing, regions)
  }

  private static func double(_ value: Float) -> Double {
    min(max(Double("\(value)") ?? Double(value), 0), 1)
  }
}
