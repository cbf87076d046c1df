import Foundation

/// A picture of pixels, a value.
///
/// One 32-bit word a pixel, 0xAARRGGBB, colours multiplied by alpha, rows without padding: the
/// layout that Cairo composites. In memory the bytes are blue, green, red, alpha.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  private var storage: PixelStorage

  /// A transparent picture.
  package init(width: Int, height: Int) {
    self.init(
      storage: PixelStorage(capacity: width * height), width: width, height: height)
    storage.words.update(repeating: 0, count: count)
  }

  /// The first width × height words of `storage` are the picture.
  package init(storage: PixelStorage, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0 && width * height <= storage.capacity)
    (self.width, self.height, self.storage) = (width, height, storage)
  }

  package init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "A word for every pixel is needed.")
    self.init(storage: PixelStorage(capacity: words.count), width: width, height: height)
    words.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { storage.words.update(from: base, count: words.count) }
    }
  }

  package var count: Int { width * height }

  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows
    -> Result
  {
    try withExtendedLifetime(storage) {
      try body(UnsafeBufferPointer(start: storage.words, count: count))
    }
  }

  package mutating func withMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = PixelStorage(capacity: count)
      copy.words.update(from: storage.words, count: count)
      storage = copy
    }
    return try body(UnsafeMutableBufferPointer(start: storage.words, count: count))
  }

  /// The premultiplied 0xAARRGGBB word at a place.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "(\(x), \(y)) is outside.")
    return withPixels { $0[y * width + x] }
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool {
    withPixels { pixels in
      var all = UInt32.max
      for word in pixels { all &= word }
      return all >> 24 == 255
    }
  }
}

extension Bitmap: Equatable {
  package static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return lhs.withPixels { left in
      rhs.withPixels { right in
        left.count == 0 || memcmp(left.baseAddress!, right.baseAddress!, left.count * 4) == 0
      }
    }
  }
}
