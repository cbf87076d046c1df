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

/// Coverage of a part of the canvas, a byte a pixel; rows are padded to four bytes for Cairo.
final class Mask {
  let bounds: PixelRect
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = (max(bounds.width, 1) + 3) / 4 * 4
    let count = stride * max(bounds.height, 1)
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  @inline(__always) func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y - bounds.y0) * stride + (x - bounds.x0))
  }

  var byteCount: Int { stride * bounds.height }
}

/// Memory of surfaces no longer needed, kept for the next ones: fresh pages are slow.
final class SurfacePool {
  private var free: [PixelStorage] = []
  private static let keptCount = 8

  func surface(_ bounds: PixelRect) -> Surface {
    let surface = Surface(bounds: bounds, storage: storage(capacity: bounds.width * bounds.height))
    surface.clear()
    return surface
  }

  func storage(capacity: Int) -> PixelStorage {
    let fitting = free.indices.filter {
      free[$0].capacity >= capacity && free[$0].capacity <= max(4 * capacity, 1 << 16)
    }
    if let best = fitting.min(by: { free[$0].capacity < free[$1].capacity }) {
      return free.remove(at: best)
    }
    return PixelStorage(capacity: max(capacity, 1 << 12))
  }

  func recycle(_ surface: Surface) {
    free.append(surface.storage)
    if free.count > Self.keptCount { free.removeFirst() }
  }
}
