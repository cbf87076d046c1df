import Foundation
import HangaGeometry

/// A damped spring, described by what it feels like or by its physics.
///
/// `facts/animation.md §3` has the equations. A spring is kept as its undamped angular frequency,
/// its damping ratio and its mass; everything else is computed.
public struct Spring: Hashable, Sendable {
  /// ω₀ in radians a second.
  let angularFrequency: Double
  /// ζ: 1 is critical, less swings, more crawls.
  public let dampingRatio: Double
  public let mass: Double

  init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = max(dampingRatio, 0)
    self.mass = mass
  }

  /// A spring by its perceived duration in seconds and its bounce in −1…1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring by the period of its undamped swing in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / max(response, 0), dampingRatio: dampingRatio)
  }

  /// A spring by its physics. Damping beyond critical counts as critical unless allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that stays within `epsilon` of a unit step's target after `settlingDuration`.
  ///
  /// An undamped spring never settles; the duration is then its period.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let frequency = Self.angularFrequency(
      settlingIn: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    self.init(angularFrequency: frequency, dampingRatio: dampingRatio)
  }

  /// The perceived duration, which is the period of the undamped swing.
  public var duration: TimeInterval { response }
  public var response: Double { 2 * .pi / angularFrequency }
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  /// From −1, endless damping, through 0, no overshoot, to 1, no damping.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The damping ratio of a bounce; outside −1…1 counts as the end.
  package static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, leastBounce))
  }

  /// A bounce of −1 would be endlessly damped and never move; this is as near as numbers go.
  private static let leastBounce = -0.9999
}

extension Spring {
  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  /// A spring without overshoot, unless `extraBounce` adds one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a slight overshoot.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a visible overshoot.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
