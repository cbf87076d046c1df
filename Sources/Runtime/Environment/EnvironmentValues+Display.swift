import Foundation
import HangaGeometry

/// What every element's layout depends on.
package struct DisplayTraits: Sendable {
  package var scale: CGFloat = 3
  package var direction = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { display.scale }
    set { display.scale = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The direction in which text and stacks run.
  public var layoutDirection: LayoutDirection {
    get { display.direction }
    set { display.direction = newValue }
  }
}
