import HangaBitmaps

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
