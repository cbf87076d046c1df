/// A picture kept compressed, for long strips; screens shrink to a hundredth.
package struct PackedBitmap: Sendable {
  private enum Content: Sendable {
    case png([UInt8])
    /// Translucent colours would not survive a PNG to the last bit.
    case plain(Bitmap)
  }
  private let content: Content
  package let width: Int
  package let height: Int

  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    content = bitmap.isOpaque ? .png(PNGEncoder(effort: .fast).encode(bitmap)) : .plain(bitmap)
  }

  package func unpacked() throws -> Bitmap {
    switch content {
    case .png(let bytes): try EncodedPicture(name: "frame", bytes: bytes).decoded()
    case .plain(let bitmap): bitmap
    }
  }
}
