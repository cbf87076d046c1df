private import CDeflate
import Foundation

/// A PNG file under construction.
struct PNGChunks {
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

  static func bigEndian16(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
