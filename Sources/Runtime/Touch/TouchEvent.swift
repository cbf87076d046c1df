import Foundation

/// What a finger does at an instant.
package struct TouchEvent: Equatable {
  package enum Phase { case began, moved, ended, cancelled }
  /// Which finger.
  package var id: Int
  package var phase: Phase
  /// In the scene, in points.
  package var location: CGPoint
  /// Seconds since the scene began; delivered on the first tick not before it.
  package var time: Double

  package init(id: Int = 0, phase: Phase, location: CGPoint, time: Double) {
    (self.id, self.phase, self.location, self.time) = (id, phase, location, time)
  }
}
