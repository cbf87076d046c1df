private import CDeflate
private import CHangaImages
import Foundation

/// Writes pictures as PNG: 8-bit RGB if opaque, else RGBA.
///
/// The bytes depend on the pixels, the scale and the deflate library alone. A picture's identity is
/// its digest, never its file.
package struct PNGEncoder: Sendable {
  package enum Effort: Hashable, Sendable {
    /// Row differences, lightest compression.
    case fast
    /// No row filter, which suits flat screens, and the usual compression.
    case small
  }

  package var effort: Effort
  /// Pixels per point, recorded so that viewers show the size in points.
  package var scale: Double

  package init(effort: Effort = .fast, scale: Double = 1) {
    (self.effort, self.scale) = (effort, scale)
  }

  package func encode(_ bitmap: Bitmap) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    var png = PNGChunks()
    appendHeader(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, to: &png)
    png.append("IDAT", imageData(bitmap, isOpaque: isOpaque))
    png.append("IEND", [])
    return png.bytes
  }

  /// What comes before the pixels.
  func appendHeader(width: Int, height: Int, isOpaque: Bool, to png: inout PNGChunks) {
    png.append(
      "IHDR",
      PNGChunks.bigEndian(width) + PNGChunks.bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    png.append("sRGB", [0])
    // 72 points an inch: pixels per metre.
    let density = Int((72 * scale / 0.0254).rounded())
    png.append(
      "pHYs", PNGChunks.bigEndian(density) + PNGChunks.bigEndian(density) + [1])
  }

  /// The compressed pixels, with alpha unless `isOpaque`.
  func imageData(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    compressed(rows(of: bitmap, isOpaque: isOpaque))
  }

  /// Every row as a filter byte and its samples, in memory a little longer than `count`.
  private func rows(of bitmap: Bitmap, isOpaque: Bool) -> (memory: PixelStorage, count: Int) {
    let channels = isOpaque ? 3 : 4
    let rowSize = bitmap.width * channels + 1
    let count = rowSize * bitmap.height
    let memory = PixelStorage(capacity: count / 4 + 2)
    let base = UnsafeMutableRawPointer(memory.words)
    bitmap.withPixels { pixels in
      for y in 0..<bitmap.height {
        let row = base + y * rowSize
        let source = pixels.baseAddress! + y * bitmap.width
        let above = effort == .fast && y > 0 ? source - bitmap.width : nil
        row.storeBytes(of: above == nil ? 0 : 2, as: UInt8.self)
        if isOpaque {
          Self.writeOpaque(source, above, bitmap.width, row + 1)
        } else {
          Self.writeTranslucent(source, above, bitmap.width, row + 1)
        }
      }
    }
    return (memory, count)
  }

  /// Four bytes are stored for each pixel's three; the next pixel, or row, writes over the fourth.
  private static func writeOpaque(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
    _ out: UnsafeMutableRawPointer
  ) {
    guard let above else {
      for x in 0..<width {
        out.storeBytes(of: source[x].byteSwapped >> 8, toByteOffset: 3 * x, as: UInt32.self)
      }
      return
    }
    for x in 0..<width {
      let delta = difference(source[x], above[x])
      out.storeBytes(of: delta.byteSwapped >> 8, toByteOffset: 3 * x, as: UInt32.self)
    }
  }

  /// The four differences of bytes, each modulo 256.
  @inline(__always) private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let top: UInt32 = 0x8080_8080
    return ((a | top) &- (b & ~top)) ^ ((a ^ ~b) & top)
  }

  private static func writeTranslucent(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
    _ out: UnsafeMutableRawPointer
  ) {
    for x in 0..<width {
      let word = packed(source[x])
      let delta = above.map { difference(word, packed($0[x])) } ?? word
      out.storeBytes(of: delta, toByteOffset: 4 * x, as: UInt32.self)
    }
  }

  /// Red, green, blue, alpha in the order of the file.
  @inline(__always) private static func packed(_ word: UInt32) -> UInt32 {
    let rgba = Unpremultiply.rgba(word)
    return UInt32(rgba.x) | UInt32(rgba.y) << 8 | UInt32(rgba.z) << 16 | UInt32(rgba.w) << 24
  }

  private func compressed(_ rows: (memory: PixelStorage, count: Int)) -> [UInt8] {
    let bytes = UnsafeRawPointer(rows.memory.words).assumingMemoryBound(to: UInt8.self)
    if effort == .fast {
      let room = hanga_compress_room(rows.count)
      let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = hanga_compress_fast(bytes, rows.count, buffer.baseAddress, room)
      }
      if !result.isEmpty { return result }
    }
    return small(bytes, rows.count)
  }

  private func small(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    precondition(compressor != nil, "No memory to compress a picture.")
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      written = libdeflate_zlib_compress(compressor, bytes, count, buffer.baseAddress, room)
    }
  }
}
