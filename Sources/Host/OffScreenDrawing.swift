import Foundation
import HangaBitmaps
import HangaCairo
import HangaDrawing
import HangaFonts
import HangaGeometry
import Synchronization
import UIKit

/// Pictures that programs draw by themselves, outside of any scene.
///
/// It has a rasterizer and faces of its own, behind a lock: programs draw on any thread.
final class OffScreenDrawing: Sendable {
  /// Made when first needed. The lock's values are used by one thread at a time.
  private struct Parts {
    nonisolated(unsafe) var rasterizer: Rasterizer?
  }
  private let parts = Mutex(Parts())
  private let fonts: FontList
  /// Holds what is drawn by name.
  private let images = ImageStore()

  private init(fonts: FontList) { self.fonts = fonts }

  /// What UIKit's drawing asks for, with the fonts of a host.
  static func tools(fonts: FontList) -> GraphicsTools {
    let drawing = OffScreenDrawing(fonts: fonts)
    return GraphicsTools(
      pixels: { drawing.pixels(of: $0) },
      decoded: { data in
        (try? EncodedPicture(name: "picture", bytes: [UInt8](data)).decoded()).map(PixelBuffer.init)
      },
      png: { pixels, scale in
        let bitmap = Bitmap(width: pixels.width, height: pixels.height, words: pixels.words)
        return Data(PNGEncoder(scale: Double(scale)).encode(bitmap))
      },
      pdf: { drawing.document(of: $0) },
      reference: { data, scale in
        // Whoever draws the scene must find the picture as well.
        let scene = ScreenContext.current.images?.image(data: data, scale: scale)
        return drawing.images.image(data: data, scale: scale) ?? scene
      })
  }

  private static func complain(_ error: any Error) {
    FileHandle.standardError.write(Data("CGContext: \(error)\n".utf8))
  }

  /// The store that has the pictures of a list: the program's own, or the scene's for its assets.
  private func store(for list: DisplayList) -> ImageStore {
    ScreenContext.current.images as? ImageStore ?? images
  }

  private func pixels(of list: DisplayList) -> PixelBuffer? {
    let store = store(for: list)
    return parts.withLock { parts in
      do {
        let rasterizer = try parts.rasterizer ?? Rasterizer(fonts: FontLibrary(list: fonts))
        parts.rasterizer = rasterizer
        return PixelBuffer(try rasterizer.draw(list, images: store))
      } catch {
        Self.complain(error)
        return nil
      }
    }
  }

  private func document(of pages: [DisplayList]) -> Data? {
    let store = store(for: pages.first ?? DisplayList(size: .zero, scale: 1))
    return parts.withLock { _ in
      do {
        let drawer = try VectorDrawer(fonts: { [fonts] in try FontLibrary(list: fonts) })
        return Data(try drawer.pages(pages, images: store))
      } catch {
        Self.complain(error)
        return nil
      }
    }
  }
}

extension PixelBuffer {
  init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, words: bitmap.withPixels { Array($0) })
  }
}
