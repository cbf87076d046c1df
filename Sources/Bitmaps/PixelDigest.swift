import Foundation

/// The identity of a picture: 128 bits from its size and pixels, the same on every machine.
///
/// Not for protection against forgery.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  /// 32 hexadecimal digits.
  package var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package init(of bitmap: Bitmap) {
    self = bitmap.withPixels { pixels in
      PixelDigest(
        words: UnsafeRawBufferPointer(pixels),
        seed: UInt64(bitmap.width) << 32 | UInt64(bitmap.height))
    }
  }

  package init(of bytes: [UInt8]) { self.init(of: bytes[...]) }

  package init(of bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { PixelDigest(words: $0, seed: UInt64(bytes.count)) }
  }

  /// The digest that `description` gives this text for.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  private static let primes: [UInt64] = [
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
  ]

  /// Four lanes take every fourth 64-bit word; the lanes are folded into two halves at the end.
  private init(words bytes: UnsafeRawBufferPointer, seed: UInt64) {
    let (p0, p1, p2, p3) = (Self.primes[0], Self.primes[1], Self.primes[2], Self.primes[3])
    var a = seed &+ p0
    var b = seed ^ p1
    var c = seed &* p2 &+ 1
    var d = seed &- p3
    let blocks = bytes.count / 32
    for block in 0..<blocks {
      let at = block * 32
      a = Self.step(a, bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self), p0)
      b = Self.step(b, bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self), p1)
      c = Self.step(c, bytes.loadUnaligned(fromByteOffset: at + 16, as: UInt64.self), p2)
      d = Self.step(d, bytes.loadUnaligned(fromByteOffset: at + 24, as: UInt64.self), p3)
    }
    for index in (blocks * 32)..<bytes.count {
      a = Self.step(a, UInt64(bytes[index]), p1)
      c = Self.step(c, UInt64(bytes[index]), p3)
    }
    high = Self.mixed(a &+ Self.mixed(b &+ Self.mixed(c &+ Self.mixed(d))))
    low = Self.mixed(d ^ Self.mixed(c ^ Self.mixed(b ^ Self.mixed(a &* p2))))
  }

  private static func step(_ lane: UInt64, _ word: UInt64, _ prime: UInt64) -> UInt64 {
    let sum = (lane ^ UInt64(littleEndian: word)) &* prime
    return sum << 29 | sum >> 35
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var x = value
    x = (x ^ x >> 33) &* primes[1]
    x = (x ^ x >> 29) &* primes[0]
    return x ^ x >> 32
  }
}

extension Bitmap {
  package var digest: PixelDigest { PixelDigest(of: self) }
}
