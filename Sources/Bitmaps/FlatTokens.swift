import Foundation

/// What a flat picture's stream will consist of: bytes, and repetitions of the pixel before.
struct FlatTokens {
  /// The longest repetition deflate knows, in bytes, and the shortest.
  static let (longest, shortest) = (258, 3)
  /// The symbol that ends a block.
  static let end = 256

  let channels: Int
  private let memory: TokenMemory
  private(set) var count = 0
  /// The two sums of Adler's checksum, reduced once a row.
  private var (sum, sums): (UInt64, UInt64) = (1, 0)

  /// - Parameter room: how many bytes there will be; memory is only touched as it is used.
  init(room: Int, channels: Int) {
    self.channels = channels
    memory = TokenMemory(room)
  }

  /// Bytes as they are, repetitions as 256 and their length.
  var values: UnsafeBufferPointer<UInt16> { .init(start: memory.start, count: count) }
  /// How often each value occurs.
  var counts: [UInt32] { Array(UnsafeBufferPointer(start: memory.counts, count: Self.kinds)) }
  static var kinds: Int { 256 + longest + 1 }

  /// Adler's checksum of the bytes.
  var checksum: UInt32 {
    UInt32(sums % Self.checksumBase) << 16 | UInt32(sum % Self.checksumBase)
  }
  private static let checksumBase: UInt64 = 65521

  /// The byte before each row says that it holds differences to the row above.
  mutating func beginRow() {
    (sum, sums) = (sum % Self.checksumBase, sums % Self.checksumBase)
    addByte(2)
  }

  @inline(__always) private mutating func addByte(_ byte: UInt32) {
    memory.start[count] = UInt16(truncatingIfNeeded: byte)
    count &+= 1
    memory.counts[Int(byte)] &+= 1
    sum &+= UInt64(byte)
    sums &+= sum
  }

  /// A pixel's bytes.
  @inline(__always) mutating func addPixel(_ delta: UInt32) {
    if channels == 4 { addByte(delta &>> 24) }
    addByte(delta &>> 16 & 0xFF)
    addByte(delta &>> 8 & 0xFF)
    addByte(delta & 0xFF)
  }

  /// The pixel that was added last, so many times more.
  mutating func addRun(_ delta: UInt32, pixels: Int) {
    var bytes = pixels &* channels
    addToChecksum(delta, UInt64(pixels))
    while bytes >= Self.shortest {
      // What is left must not be too short to be a repetition itself.
      let left = bytes &- Self.longest
      let length =
        left <= 0 ? bytes : left < Self.shortest ? bytes &- Self.shortest : Self.longest
      memory.start[count] = UInt16(truncatingIfNeeded: 256 &+ length)
      count &+= 1
      memory.counts[256 &+ length] &+= 1
      bytes &-= length
    }
  }

  /// Pixel number k of n adds its bytes' sum to `sum`, and to `sums` once for each byte what `sum`
  /// was before it and the bytes up to that one.
  private mutating func addToChecksum(_ delta: UInt32, _ pixels: UInt64) {
    let channels = UInt64(channels)
    guard delta != 0 else {
      sums &+= pixels &* channels &* sum
      return
    }
    var (bytes, staggered): (UInt64, UInt64) = (0, 0)
    for channel in 0..<channels {
      bytes &+= UInt64(delta &>> UInt32(8 &* (channels &- 1 &- channel)) & 0xFF)
      staggered &+= bytes
    }
    let before = pixels &* (pixels &- 1) / 2 &* bytes
    sums &+= channels &* (pixels &* sum &+ before) &+ pixels &* staggered
    sum &+= pixels &* bytes
  }
}

/// Room for tokens and their counts.
private final class TokenMemory {
  let start: UnsafeMutablePointer<UInt16>
  let counts: UnsafeMutablePointer<UInt32>

  init(_ count: Int) {
    start = .allocate(capacity: count)
    counts = .allocate(capacity: FlatTokens.kinds)
    counts.initialize(repeating: 0, count: FlatTokens.kinds)
  }

  deinit {
    start.deallocate()
    counts.deallocate()
  }
}
