/// Writes bits into bytes, the first bit lowest.
struct BitWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private var position: Int
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// - Parameter start: memory with room for everything that will be written and 8 bytes more.
  init(_ start: UnsafeMutablePointer<UInt8>, at position: Int) {
    (self.start, self.position) = (start, position)
  }

  /// At most 32 bits.
  @inline(__always) mutating func write(_ bits: UInt32, _ length: UInt32) {
    pending |= UInt64(bits) &<< count
    count &+= UInt64(length)
    guard count >= 32 else { return }
    UnsafeMutableRawPointer(start + position).storeBytes(
      of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
    position &+= 4
    pending &>>= 32
    count &-= 32
  }

  /// Fills the last byte with zeros.
  ///
  /// - Returns: where the next byte goes.
  mutating func finish() -> Int {
    while count > 0 {
      start[position] = UInt8(truncatingIfNeeded: pending)
      position += 1
      pending &>>= 8
      count = count > 8 ? count - 8 : 0
    }
    return position
  }
}
