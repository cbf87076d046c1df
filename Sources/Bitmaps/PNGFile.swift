private import CDeflate
import Foundation

/// The chunks of a PNG file, without decoding its pixels.
package struct PNGFile: Sendable {
  package struct Chunk: Hashable, Sendable {
    package let type: String
    /// Where its contents are in the file.
    package let range: Range<Int>
    /// Where the chunk begins, with its length.
    package var start: Int { range.lowerBound - 8 }
    /// Where the next begins.
    package var end: Int { range.upperBound + 4 }
  }

  package let bytes: [UInt8]
  package let chunks: [Chunk]

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Throws: a `PictureError` if the file is no PNG or ends before its last chunk.
  package init(name: String, bytes: [UInt8]) throws {
    guard bytes.starts(with: Self.signature) else {
      let reason = bytes.isEmpty ? "it is empty" : "it is no PNG"
      throw PictureError(file: name, reason: reason)
    }
    var chunks: [Chunk] = []
    var at = 8
    while chunks.last?.type != "IEND" {
      guard at + 12 <= bytes.count else {
        throw PictureError(file: name, reason: "it ends too early, after \(bytes.count) bytes")
      }
      let count = Self.number(bytes, at)
      guard count <= bytes.count - at - 12 else {
        throw PictureError(file: name, reason: "it ends too early, after \(bytes.count) bytes")
      }
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, range: at + 8..<at + 8 + count))
      at += count + 12
    }
    (self.bytes, self.chunks) = (bytes, chunks)
  }

  static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The text of the last text chunk with a keyword, and where that chunk is.
  package func text(_ keyword: String) -> (text: String, chunk: Chunk)? {
    for chunk in chunks.reversed() where chunk.type == "iTXt" {
      let content = Array(bytes[chunk.range])
      guard content.starts(with: Array(keyword.utf8) + [0]) else { continue }
      let flags = keyword.utf8.count + 1
      guard content.count > flags + 3 else { continue }
      // A language and a translated keyword come before the text, each ended by a zero.
      let parts = content[(flags + 2)...].split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let plain = content[flags] == 1 ? Self.inflated(Array(parts[2])) : Array(parts[2])
      guard let plain else { continue }
      return (String(decoding: plain, as: UTF8.self), chunk)
    }
    return nil
  }

  /// Adds a text chunk at the end of a file that `PNGEncoder` or `APNGEncoder` has made.
  package static func adding(
    _ text: String, keyword: String, isCompressed: Bool, to file: [UInt8]
  ) -> [UInt8] {
    var content = Array(keyword.utf8) + [0, isCompressed ? 1 : 0, 0, 0, 0]
    content += isCompressed ? deflated(Array(text.utf8)) : Array(text.utf8)
    var png = PNGChunks(bytes: Array(file.dropLast(12)))
    png.append("iTXt", content)
    png.append("IEND", [])
    return png.bytes
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(9)
    precondition(compressor != nil, "No memory to compress a text.")
    defer { libdeflate_free_compressor(compressor) }
    let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      written = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, room)
    }
  }

  /// The longest text that is read, in bytes.
  private static let longestText = 64 << 20

  private static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var room = max(bytes.count * 8, 1 << 16)
    while room <= longestText {
      var isTooSmall = false
      let plain = [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
        let result = libdeflate_zlib_decompress(
          decompressor, bytes, bytes.count, buffer.baseAddress, room, &written)
        isTooSmall = result == LIBDEFLATE_INSUFFICIENT_SPACE
        if result != LIBDEFLATE_SUCCESS { written = 0 }
      }
      if !isTooSmall { return plain.isEmpty ? nil : plain }
      room *= 4
    }
    return nil
  }
}
