import Foundation
import HangaGeometry
import HangaRuntime

/// Two fingers that move apart or together; the value is the scale.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
  public typealias Value = CGFloat
  /// How far the scale must move from 1 before it begins.
  public var minimumScaleDelta: CGFloat
  /// Begins once the scale has moved by `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    MagnificationRecognizer(gesture)
  }
}

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have gone apart.
  public struct Value: Equatable, Sendable {
    /// When the touches were there.
    public var time: Date
    /// The distance of the fingers over that at the start.
    public var magnification: CGFloat
    /// The change of the magnification a second.
    public var velocity: CGFloat
    /// Where it began, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// Where it began, in points of the view's space.
    public var startLocation: CGPoint
  }
  /// How far the scale must move from 1 before it begins.
  public var minimumScaleDelta: CGFloat
  /// Begins once the scale has moved by `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    MagnifyRecognizer(gesture)
  }
}

/// Two fingers that turn; the value is the angle.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
  public typealias Value = Angle
  /// How far the fingers must turn before it begins.
  public var minimumAngleDelta: Angle
  /// Begins once the fingers have turned by `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    RotationRecognizer(gesture)
  }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When the touches were there.
    public var time: Date
    /// Clockwise from the start.
    public var rotation: Angle
    /// The change of the rotation a second.
    public var velocity: Angle
    /// Where it began, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// Where it began, in points of the view's space.
    public var startLocation: CGPoint
  }
  /// How far the fingers must turn before it begins.
  public var minimumAngleDelta: Angle
  /// Begins once the fingers have turned by `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  nonisolated public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Self> {
    RotateRecognizer(gesture)
  }
}
