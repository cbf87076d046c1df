private import CDeflate
import Foundation

/// Writes pictures as PNG: 8-bit RGB if opaque, else RGBA.
///
/// The bytes depend on the pixels, the scale and, where they are to be few, the version of the
/// deflate library. A picture's identity is its digest, never its file.
package struct PNGEncoder: Sendable {
  package enum Effort: Hashable, Sendable {
    /// Row differences, of which only runs are compressed: see `FlatDeflater`.
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
    let (data, isOpaque) = imageData(bitmap)
    var png = PNGChunks()
    appendHeader(width: bitmap.width, height: bitmap.height, isOpaque: isOpaque, to: &png)
    png.append("IDAT", data)
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

  /// The compressed pixels, without alpha if all of them are opaque.
  private func imageData(_ bitmap: Bitmap) -> (data: [UInt8], isOpaque: Bool) {
    switch effort {
    case .fast:
      // To try it is quicker than to look first.
      if let data = flatOpaque(bitmap) { return (data, true) }
      return (flatTranslucent(bitmap), false)
    case .small:
      let isOpaque = bitmap.isOpaque
      return (small(rows(of: bitmap, isOpaque: isOpaque)), isOpaque)
    }
  }

  /// The compressed pixels, with alpha unless `isOpaque`; they must then be opaque.
  func imageData(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    switch effort {
    case .fast:
      guard isOpaque else { return flatTranslucent(bitmap) }
      guard let data = flatOpaque(bitmap) else {
        preconditionFailure("A translucent picture is to be written as an opaque one.")
      }
      return data
    case .small: return small(rows(of: bitmap, isOpaque: isOpaque))
    }
  }

  /// `nil` for pictures that are not.
  private func flatOpaque(_ bitmap: Bitmap) -> [UInt8]? {
    bitmap.withPixels { pixels in
      FlatDeflater.compress(width: bitmap.width, height: bitmap.height, channels: 3) {
        pixels.baseAddress! + $0 * bitmap.width
      }
    }
  }

  /// Two rows are kept with their colours as the file has them: this one and the one above.
  private func flatTranslucent(_ bitmap: Bitmap) -> [UInt8] {
    let width = bitmap.width
    let data = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { rows in
      bitmap.withPixels { pixels in
        FlatDeflater.compress(width: width, height: bitmap.height, channels: 4) { y in
          let row = rows.baseAddress! + y % 2 * width
          let source = pixels.baseAddress! + y * width
          for x in 0..<width { row[x] = Self.packed(source[x]).byteSwapped }
          return UnsafePointer(row)
        }
      }
    }
    // Four channels hold everything.
    return data ?? []
  }

  /// Every row as a filter byte, which says that there is no filter, and its samples, in memory a
  /// little longer than `count`.
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
        row.storeBytes(of: 0, as: UInt8.self)
        // Four bytes are stored for each pixel's three; the next pixel, or row, writes over the
        // fourth.
        for x in 0..<bitmap.width {
          let word = isOpaque ? source[x].byteSwapped >> 8 : Self.packed(source[x])
          row.storeBytes(of: word, toByteOffset: 1 + channels * x, as: UInt32.self)
        }
      }
    }
    return (memory, count)
  }

  /// Red, green, blue, alpha in the order of the file.
  @inline(__always) private static func packed(_ word: UInt32) -> UInt32 {
    let rgba = Unpremultiply.rgba(word)
    return UInt32(rgba.x) | UInt32(rgba.y) << 8 | UInt32(rgba.z) << 16 | UInt32(rgba.w) << 24
  }

  private func small(_ rows: (memory: PixelStorage, count: Int)) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(6)
    precondition(compressor != nil, "No memory to compress a picture.")
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      written = libdeflate_zlib_compress(
        compressor, rows.memory.words, rows.count, buffer.baseAddress, room)
    }
  }
}
