import Foundation
import HangaDrawing

/// How large a picture may be.
package enum CanvasLimit {
  /// The longest side in pixels.
  package static let side = 32_767
  /// The most pixels.
  package static let pixels = 1 << 28

  /// A canvas that would be larger, or has no size.
  package struct Exceeded: Error, CustomStringConvertible {
    package let width: Double
    package let height: Double
    package var description: String {
      let size = "\(NumberText.short(width)) × \(NumberText.short(height))"
      return "A canvas of \(size) pixels cannot be drawn: each side must be 1 to "
        + "\(CanvasLimit.side) pixels and the whole at most \(CanvasLimit.pixels). "
        + "Choose a smaller size or scale."
    }
  }

  package static func check(width: Double, height: Double) throws {
    let fits =
      width >= 1 && height >= 1 && width <= Double(side) && height <= Double(side)
      && width * height <= Double(pixels)
    if !fits { throw Exceeded(width: width, height: height) }
  }
}
