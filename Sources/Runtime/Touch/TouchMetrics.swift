import Foundation

/// Times and distances of touches (facts/animation.md §8, §9).
package enum TouchMetrics {
  /// Points a pan or drag must have moved before others give way to it.
  package static let slop: CGFloat = 10
  /// Points a tap may move.
  package static let tapDistance: CGFloat = 45
  /// Seconds a tap may last.
  package static let tapDuration = 0.75
  /// Seconds between two taps that count together.
  package static let tapGap = 0.35
  /// Points outside a button at which it stays pressed.
  package static let pressMargin: CGFloat = 70
  /// Seconds a scroll view keeps a touch from the buttons inside.
  package static let contentDelay = 0.15
  /// Seconds without movement after which a finger has no speed, and over which scroll views
  /// measure it.
  static let restTime = 0.1
  /// The share of the newest step in a gesture's speed.
  static let newestWeight: CGFloat = 0.75
  /// Places kept of each finger: enough for `restTime`.
  static let sampleCount = 14
}
