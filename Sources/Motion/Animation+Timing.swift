import Foundation
import HangaGeometry

extension Animation {
  /// Seconds a timed curve takes unless told otherwise (`facts/animation.md §2`).
  private static let standardDuration = 0.35

  public static let linear = linear(duration: standardDuration)
  public static let easeIn = easeIn(duration: standardDuration)
  public static let easeOut = easeOut(duration: standardDuration)
  public static let easeInOut = easeInOut(duration: standardDuration)

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A cubic Bézier curve through two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimedAnimation(curve: curve, duration: duration))
  }
}
