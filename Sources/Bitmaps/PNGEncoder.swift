import Foundation
private import CDeflate

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
    png.append(
      "IHDR",
      PNGChunks.bigEndian(bitmap.width) + PNGChunks.bigEndian(bitmap.height)
        + [8, isOpaque ? 2 : 6, 0, 0, 0])
    png.append("sRGB", [0])
    // 72 points an inch: pixels per metre.
    let density = Int((72 * scale / 0.0254).rounded())
    png.append(
      "pHYs", PNGChunks.bigEndian(density) + PNGChunks.bigEndian(density) + [1])
    png.append("IDAT", compressed(rows(of: bitmap, isOpaque: isOpaque)))
    png.append("IEND", [])
    return png.bytes
  }

  /// Every row as a filter byte and its samples.
  private func rows(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    let rowSize = bitmap.width * channels + 1
    let usesUp = effort == .fast
    return [UInt8](unsafeUninitializedCapacity: rowSize * bitmap.height) { buffer, count in
      count = rowSize * bitmap.height
      guard let base = buffer.baseAddress else { return }
      bitmap.withPixels { pixels in
        for y in 0..<bitmap.height {
          let row = base + y * rowSize
          let source = pixels.baseAddress! + y * bitmap.width
          let above = usesUp && y > 0 ? source - bitmap.width : nil
          row[0] = above == nil ? 0 : 2
          if isOpaque {
            Self.writeOpaque(source, above, bitmap.width, row + 1)
          } else {
            Self.writeTranslucent(source, above, bitmap.width, row + 1)
          }
        }
      }
    }
  }

  private static func writeOpaque(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width {
      let word = source[x]
      let minus = above.map { $0[x] } ?? 0
      out[3 * x] = UInt8(truncatingIfNeeded: word >> 16) &- UInt8(truncatingIfNeeded: minus >> 16)
      out[3 * x + 1] = UInt8(truncatingIfNeeded: word >> 8) &- UInt8(truncatingIfNeeded: minus >> 8)
      out[3 * x + 2] = UInt8(truncatingIfNeeded: word) &- UInt8(truncatingIfNeeded: minus)
    }
  }

  private static func writeTranslucent(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
    _ out: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width {
      let word = Unpremultiply.rgba(source[x])
      let minus = above.map { Unpremultiply.rgba($0[x]) } ?? .zero
      let delta = word &- minus
      out[4 * x] = delta.x
      out[4 * x + 1] = delta.y
      out[4 * x + 2] = delta.z
      out[4 * x + 3] = delta.w
    }
  }

  private func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(effort == .fast ? 1 : 6)
    precondition(compressor != nil, "No memory to compress a picture.")
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

/// A PNG file under construction.
private struct PNGChunks {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func append(_ type: String, _ content: [UInt8]) {
    bytes.reserveCapacity(bytes.count + content.count + 64)
    bytes += Self.bigEndian(content.count)
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += content
    let sum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start)
    }
    bytes += Self.bigEndian(Int(sum))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
