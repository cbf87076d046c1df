import Foundation

/// Compresses pictures of flat areas quickly: a zlib stream of rows, each as its difference to the
/// row above, whose runs of equal differences are the only thing that is looked for.
///
/// Most of a screen is equal to the row above, so that most pixels are read once and compared. The
/// bytes depend on the pixels alone: on no library, processor or address.
struct FlatDeflater {
  /// Bytes a pixel.
  private let channels: Int
  private var tokens: FlatTokens

  private init(width: Int, height: Int, channels: Int) {
    self.channels = channels
    tokens = FlatTokens(room: (width * channels + 1) * height, channels: channels)
  }

  /// - Parameters:
  ///   - channels: 3 for opaque pixels, 4 with alpha.
  ///   - row: gives the pixels of a row, one a word, the first byte of the file highest; they must
  ///     stay where they are until the next but one is asked for.
  /// - Returns: `nil` if there are three channels and a pixel is not opaque.
  static func compress(
    width: Int, height: Int, channels: Int, row: (Int) -> UnsafePointer<UInt32>
  ) -> [UInt8]? {
    var deflater = FlatDeflater(width: width, height: height, channels: channels)
    // Above the first row everything is zero; alpha is none of the differences of opaque rows.
    let zeros = [UInt32](repeating: channels == 3 ? 0xFF00_0000 : 0, count: width)
    let isWritten = zeros.withUnsafeBufferPointer { zeros in
      var above = zeros.baseAddress!
      for y in 0..<height {
        let source = row(y)
        guard deflater.add(source, above, width) else { return false }
        above = source
      }
      return true
    }
    return isWritten ? FlatBlock.write(deflater.tokens) : nil
  }

  /// - Returns: whether the row is as opaque as is said of the picture.
  private mutating func add(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int
  ) -> Bool {
    tokens.beginRow()
    var (x, last): (Int, UInt32?) = (0, nil)
    var all: UInt32 = 0
    while x < width {
      let delta = Self.difference(source[x], above[x])
      guard delta == last else {
        tokens.addPixel(delta)
        last = delta
        all |= delta
        x &+= 1
        continue
      }
      let end =
        delta == 0
        ? Self.endOfEqual(source, above, x, width) : Self.endOfRun(delta, source, above, x, width)
      tokens.addRun(delta, pixels: end &- x)
      x = end
    }
    // The row above is opaque, or stands for one that is.
    return channels == 4 || all &>> 24 == 0
  }

  /// The four differences of bytes, each modulo 256.
  @inline(__always) private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let top: UInt32 = 0x8080_8080
    return ((a | top) &- (b & ~top)) ^ ((a ^ ~b) & top)
  }

  private static func endOfEqual(
    _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ start: Int, _ width: Int
  ) -> Int {
    var x = start
    while x &+ 64 <= width, memcmp(source + x, above + x, 256) == 0 { x &+= 64 }
    while x &+ 2 <= width {
      let a = UnsafeRawPointer(source + x).loadUnaligned(as: UInt64.self)
      let b = UnsafeRawPointer(above + x).loadUnaligned(as: UInt64.self)
      guard a == b else { break }
      x &+= 2
    }
    while x < width, source[x] == above[x] { x &+= 1 }
    return x
  }

  private static func endOfRun(
    _ delta: UInt32, _ source: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ start: Int,
    _ width: Int
  ) -> Int {
    var x = start
    while x < width, difference(source[x], above[x]) == delta { x &+= 1 }
    return x
  }
}
