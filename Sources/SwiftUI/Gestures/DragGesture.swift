import Foundation
import HangaGeometry
import HangaRuntime

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where a drag is and where it is going. Points and points a second.
  public struct Value: Equatable, Sendable {
    /// When the touch was there.
    public var time: Date
    /// Where the finger is, in the gesture's space.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// A drag as it stands; `velocity` in points a second.
    public init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      (self.time, self.location) = (time, location)
      (self.startLocation, self.velocity) = (startLocation, velocity)
    }

    /// How far the finger has come from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: a quarter second on (facts/animation.md §8).
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.prediction,
        y: location.y + velocity.height * Self.prediction)
    }

    /// Where a throw at the present speed would end, from the start.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    private static let prediction: CGFloat = 0.25
  }

  /// Points the finger must move before the drag begins.
  public var minimumDistance: CGFloat
  /// The space that locations are given in.
  public var coordinateSpace: CoordinateSpace

  /// Begins once the finger has moved `minimumDistance` points; 0 begins at once.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// The same with a space by its newer type.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    DragRecognizer(gesture)
  }
}
