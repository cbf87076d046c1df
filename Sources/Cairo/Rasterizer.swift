import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry

/// Draws display lists. One for each thread: it owns font faces, caches and scratch memory.
///
/// A picture depends on its list alone: what is kept from one to the next are glyph masks, shadow
/// masks and memory, none of which can change a pixel.
package final class Rasterizer {
  private let painter: Painter
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
    let storage = takeStorage(capacity: bounds.width * bounds.height)
    let surface = Surface(bounds: bounds, storage: storage)
    let background = list.background.map { SolidColor($0).word() } ?? 0
    storage.words.update(repeating: background, count: surface.count)
    let map = CGAffineTransform(scaleX: list.scale, y: list.scale)
    try painter.draw(list.items, on: Canvas(surface: surface), map, images: images)
    return Bitmap(storage: storage, width: bounds.width, height: bounds.height)
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
