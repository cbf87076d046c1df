import Foundation

/// What one finger does at one instant.
package struct TouchEvent: Hashable, Sendable {
  /// The stages of a touch.
  package enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// Tells fingers apart that touch at the same time; 0 is the first.
  package var finger: Int
  package var phase: Phase
  /// In points on the screen.
  package var point: CGPoint

  package init(_ phase: Phase, at point: CGPoint, finger: Int = 0) {
    (self.finger, self.phase, self.point) = (finger, phase, point)
  }
}
