import Foundation
import HangaDrawing
import HangaGeometry

/// The pixels of a bitmap context: of its own until a program asks for their memory.
final class PixelCanvas {
  let width: Int
  let height: Int
  let layout: PixelLayout
  private var own: PixelBuffer
  private var memory: UnsafeMutableRawPointer?
  private var isOwner = false

  /// - Parameter memory: what the program has given, which outlives the context.
  init(width: Int, height: Int, layout: PixelLayout, memory: UnsafeMutableRawPointer?) {
    (self.width, self.height, self.layout, self.memory) = (width, height, layout, memory)
    own = PixelBuffer(width: width, height: height)
  }

  deinit { if isOwner { memory?.deallocate() } }

  /// Whether the program sees the pixels, so that they are always the newest.
  var isShared: Bool { memory != nil }

  /// The memory that the program sees from now on.
  var shared: UnsafeMutableRawPointer {
    if let memory { return memory }
    let made = UnsafeMutableRawPointer.allocate(
      byteCount: max(layout.bytesPerRow * height, 1), alignment: 16)
    layout.write(own, to: made)
    (memory, isOwner) = (made, true)
    return made
  }

  var pixels: PixelBuffer {
    guard let memory else { return own }
    return layout.read(width: width, height: height, from: memory)
  }

  /// Draws over what is there.
  func draw(_ items: [DisplayItem], _ size: CGSize) {
    guard !items.isEmpty, let tools = GraphicsTools.required("CGContext") else { return }
    var all: [DisplayItem] = []
    let before = pixels
    if before.words.contains(where: { $0 != 0 }),
      let reference = CGImage(pixels: before).reference()
    {
      let frame = CGRect(origin: .zero, size: size)
      all.append(.image(ImageItem(reference: reference, frame: frame, interpolation: .none)))
    }
    all += items
    guard let drawn = tools.pixels(DisplayList(size: size, scale: 1, items: all)) else { return }
    own = drawn
    if let memory { layout.write(drawn, to: memory) }
  }
}
