import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that goes down and up again in place, once or several times.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  /// How many taps it takes.
  public var count: Int
  /// Succeeds after `count` taps.
  public init(count: Int = 1) { self.count = count }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    TapRecognizer(gesture)
  }
}

/// A tap that tells its place.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's space.
    public var location: CGPoint
  }
  /// How many taps it takes.
  public var count: Int
  /// The space that the location is given in.
  public var coordinateSpace: CoordinateSpace
  /// Succeeds after `count` taps and tells where.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    SpatialTapRecognizer(gesture)
  }
}

/// A finger that stays down in place.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool
  /// Seconds the finger must stay.
  public var minimumDuration: Double
  /// Points the finger may move meanwhile.
  public var maximumDistance: CGFloat
  /// Succeeds after `minimumDuration` seconds if the finger stays within `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    LongPressRecognizer(gesture)
  }
}
