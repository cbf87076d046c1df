import HangaBitmaps

/// Pixels to draw on, for a part of the canvas.
final class Surface {
  let bounds: PixelRect
  let storage: PixelStorage

  init(bounds: PixelRect, storage: PixelStorage) {
    (self.bounds, self.storage) = (bounds, storage)
  }

  /// The pixel at x, y and, behind it, the rest of its row.
  @inline(__always) func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    storage.words + ((y - bounds.y0) * bounds.width + (x - bounds.x0))
  }

  var count: Int { bounds.width * bounds.height }

  func clear() { storage.words.update(repeating: 0, count: count) }
}
