import Foundation

/// Pixels as a value: one word each, 0xAARRGGBB with colours multiplied by alpha, by rows from the
/// top.
package struct PixelBuffer: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var words: [UInt32]

  package init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "A word for every pixel is needed.")
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// Transparent.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, words: Array(repeating: 0, count: width * height))
  }

  package subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  /// The part in `rect`, which lies inside.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for row in y..<(y + height) {
      let start = row * self.width + x
      result += words[start..<(start + width)]
    }
    return PixelBuffer(width: width, height: height, words: result)
  }

  /// The picture that `place` makes: of each place of the result, the place it comes from.
  package func mapped(
    width: Int, height: Int, _ place: (_ x: Int, _ y: Int) -> (x: Int, y: Int)
  ) -> PixelBuffer {
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let from = place(x, y)
        result.append(self[from.x, from.y])
      }
    }
    return PixelBuffer(width: width, height: height, words: result)
  }
}
