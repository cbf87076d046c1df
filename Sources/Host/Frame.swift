import Foundation
import HangaBitmaps

/// A drawn picture.
public struct Frame: Sendable {
  package let bitmap: Bitmap
  /// Pixels per point.
  public let scale: CGFloat

  package init(bitmap: Bitmap, scale: CGFloat) { (self.bitmap, self.scale) = (bitmap, scale) }

  /// The size in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// The identity of the picture: equal pixels have equal digests, whatever file they are in.
  public var digest: String { PixelDigest(of: bitmap).description }

  /// The picture as a PNG file's bytes.
  public func png(isSmall: Bool = false) -> Data {
    Data(PNGEncoder(effort: isSmall ? .small : .fast, scale: scale).encode(bitmap))
  }

  /// Writes the picture beside `path` and moves it there, so that no half-written file is seen.
  public func write(to path: String) throws {
    try AtomicFile.write(PNGEncoder(effort: .fast, scale: scale).encode(bitmap), to: path)
  }
}
