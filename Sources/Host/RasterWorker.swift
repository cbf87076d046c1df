import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts

/// Draws display lists away from the main actor, with faces of its own.
package actor RasterWorker {
  private let fonts: FontList
  private var rasterizer: Rasterizer?

  package init(fonts: FontList) { self.fonts = fonts }

  /// The drawn list.
  package func draw(_ list: DisplayList, images: ImageStore) throws -> Frame {
    let rasterizer = try self.rasterizer ?? Rasterizer(fonts: FontLibrary(list: fonts))
    self.rasterizer = rasterizer
    return Frame(bitmap: try rasterizer.draw(list, images: images), scale: list.scale)
  }
}

extension ViewHost {
  /// A drawing that can be carried to a worker.
  package func drawing() throws -> (list: DisplayList, images: ImageStore) {
    (try displayList(), images)
  }

  /// As many workers as the machine has processors.
  package static func workers() throws -> [RasterWorker] {
    let fonts = try RenderingTools.shared().fonts.list
    let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return (0..<count).map { _ in RasterWorker(fonts: fonts) }
  }
}
