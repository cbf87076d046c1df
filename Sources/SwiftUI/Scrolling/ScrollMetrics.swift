import Foundation
import HangaMotion

/// Numbers of scroll views' physics (facts/animation.md §9).
nonisolated enum ScrollMetrics {
  /// What is left of the speed after each millisecond.
  static let normalRate = 0.998
  static let fastRate = 0.99
  /// Points a second below which a scroll view rests.
  static let restVelocity = 10.0
  /// How much of the way beyond an end is seen at first.
  static let rubberBand = 0.55
  /// Radians a second of the spring that catches content at an end.
  static let bounceFrequency = 11.0
  /// The two decays, a second, of content let go at rest beyond an end.
  static let returnDecays = (slow: 9.0, fast: 46.0)
  /// Points a second below which content counts as let go at rest.
  static let returnVelocity = 50.0
  /// Points from its place at which content that returns is put there.
  static let closeEnough = 0.1

  /// Points a second at which a swipe turns a page; facts name 100 to 300.
  static let pageVelocity = 200.0
  /// Radians a second of the critically damped spring that settles a page: within a tenth of a
  /// point of half a screen after 0.42 s; facts name 0.35 to 0.45 s.
  static let pageFrequency = 24.0
  /// How a page slides in when the selection is set.
  static let pageSlide = Slide(duration: 0.32, curve: .easeOut)
  /// How an animated scroll to a view goes: the system's default curve.
  static let scrollSlide = Slide(
    duration: 0.3,
    curve: .bezier(
      startControlPoint: .init(x: 0.25, y: 0.1), endControlPoint: .init(x: 0.25, y: 1)))

  struct Slide {
    /// Seconds.
    let duration: Double
    let curve: UnitCurve
  }
}
