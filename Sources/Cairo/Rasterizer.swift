import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Draws display lists. One for each thread: it owns font faces, caches and scratch memory.
///
/// A picture depends on its list alone: what is kept from one to the next are glyph masks, shadow
/// masks, memory, and the last picture, of which the part that has not changed is used again. None
/// of them can change a pixel.
package final class Rasterizer {
  private let painter: Painter
  private var last: Last?

  /// A picture and what it was made of.
  private struct Last {
    let list: DisplayList
    let images: ImageStore
    let bitmap: Bitmap
  }

  /// How many things, groups not counted, were drawn since the rasterizer was made.
  package var itemCount: Int { painter.itemCount }
  /// How many pixels were drawn anew.
  package private(set) var pixelCount = 0
  private var handedOut: [PixelStorage] = []
  /// How many pictures' memory is watched for reuse.
  private static let watchedCount = 4

  package init(fonts: any GlyphFaceSource) { painter = Painter(fonts: fonts) }

  /// The picture of a list.
  ///
  /// Memory of earlier results that nobody holds any more is used again.
  package func draw(_ list: DisplayList, images: ImageStore) throws -> Bitmap {
    let width = (list.size.width * list.scale - 1e-6).rounded(.up)
    let height = (list.size.height * list.scale - 1e-6).rounded(.up)
    try CanvasLimit.check(width: width, height: height)
    try NestingLimit.check(list.items)
    let bounds = PixelRect(x0: 0, y0: 0, x1: Int(width), y1: Int(height))
    if let last, last.images === images, last.list == list { return last.bitmap }
    let canvas = Canvas(
      surface: Surface(
        bounds: bounds, storage: takeStorage(capacity: bounds.width * bounds.height)))
    var parts = [bounds]
    if let last, last.images === images, last.list.isComparable(to: list) {
      parts = changes(from: last, to: list, on: canvas.surface)
    }
    for part in parts { try draw(list, part, on: canvas, images) }
    let bitmap = Bitmap(
      storage: canvas.surface.storage, width: bounds.width, height: bounds.height)
    last = Last(list: list, images: images, bitmap: bitmap)
    return bitmap
  }

  /// Has the next picture drawn as a whole.
  package func forget() { last = nil }

  /// Draws the part of a list that lies in `part`.
  private func draw(
    _ list: DisplayList, _ part: PixelRect, on canvas: Canvas, _ images: ImageStore
  ) throws {
    let background = list.background.map { SolidColor($0).word() } ?? 0
    for y in part.y0..<max(part.y1, part.y0) {
      canvas.surface.row(part.x0, y).update(repeating: background, count: part.width)
    }
    pixelCount += part.width * part.height
    let map = CGAffineTransform(scaleX: list.scale, y: list.scale)
    try painter.draw(list.items, on: canvas.windowed(to: part), map, images: images)
  }

  /// What of the last picture cannot stay; the rest is put on `surface`.
  private func changes(from last: Last, to list: DisplayList, on surface: Surface) -> [PixelRect] {
    let map = CGAffineTransform(scaleX: list.scale, y: list.scale)
    let bounds = surface.bounds
    let parts = ChangedRegion.between(last.list.items, list.items, map, in: bounds).parts
    last.bitmap.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<bounds.height {
        // Rows that are drawn as a whole need nothing of the last picture.
        let isDrawn = parts.contains { $0.width == bounds.width && $0.y0 <= y && y < $0.y1 }
        if isDrawn { continue }
        surface.row(0, y).update(from: base + y * bounds.width, count: bounds.width)
      }
    }
    return parts
  }

  private func takeStorage(capacity: Int) -> PixelStorage {
    for index in handedOut.indices where handedOut[index].capacity == capacity {
      if isKnownUniquelyReferenced(&handedOut[index]) { return handedOut[index] }
    }
    let storage = PixelStorage(capacity: capacity)
    handedOut.append(storage)
    if handedOut.count > Self.watchedCount { handedOut.removeFirst() }
    return storage
  }
}

extension DisplayList {
  /// Whether the two have the same canvas, so that pixels of one may serve the other.
  fileprivate func isComparable(to other: DisplayList) -> Bool {
    size == other.size && scale == other.scale && background == other.background
  }
}
