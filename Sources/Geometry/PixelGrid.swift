import Foundation

/// The rounding of frames to whole pixels of a scale.
///
/// Source of the rule and its exact order of operations: facts/layout.md §13 (measured).
package struct PixelGrid: Hashable, Sendable {
  /// The length of a pixel in points.
  package let pixel: CGFloat

  package init(scale: CGFloat) { pixel = 1 / scale }

  /// The nearest pixel edge, halves upwards.
  package func snap(_ value: CGFloat) -> CGFloat {
    ((value + pixel * 0.5) / pixel).rounded(.down) * pixel
  }

  /// The next pixel edge at or above `value`; a millionth of a pixel is forgiven.
  package func snapUp(_ value: CGFloat) -> CGFloat {
    (value / pixel - 1e-6).rounded(.up) * pixel
  }

  /// Both corners snapped separately, so that touching frames keep touching.
  package func snap(_ rect: CGRect) -> CGRect {
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return CGRect(
      x: left, y: top, width: snap(rect.minX + rect.width) - left,
      height: snap(rect.minY + rect.height) - top)
  }
}
