import HangaBitmaps

/// Tells pixels that shade an edge from those that are part of a surface.
///
/// After V. Vyšniauskas, “Anti-aliased pixel and intensity slope detector” (2009): such a pixel lies
/// between a darker and a brighter neighbour, few of its neighbours are like it, and one of the two
/// is in a surface, in both pictures.
struct EdgeShading {
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Whether a pixel shades an edge in one of the pictures where the other has a surface too.
  func shades(
    _ x: Int, _ y: Int, _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    isSlope(x, y, in: a, other: b) || isSlope(x, y, in: b, other: a)
  }

  /// How many neighbours may be equal to a pixel of a slope, or must be to one of a surface.
  private static let few = 2

  private func isSlope(
    _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>,
    other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    let own = brightness(picture[y * width + x])
    var equal = isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0, 0)
    var (dark, bright) = ((0, 0), (0, 0))
    forEachNeighbour(x, y) { nx, ny in
      let difference = brightness(picture[ny * width + nx]) - own
      if difference == 0 {
        equal += 1
      } else if difference < darkest {
        (darkest, dark) = (difference, (nx, ny))
      } else if difference > brightest {
        (brightest, bright) = (difference, (nx, ny))
      }
    }
    guard equal <= Self.few, darkest < 0, brightest > 0 else { return false }
    return isSurface(dark.0, dark.1, picture) && isSurface(dark.0, dark.1, other)
      || isSurface(bright.0, bright.1, picture) && isSurface(bright.0, bright.1, other)
  }

  private func isSurface(_ x: Int, _ y: Int, _ picture: UnsafeBufferPointer<UInt32>) -> Bool {
    let own = picture[y * width + x]
    var equal = isAtBorder(x, y) ? 1 : 0
    forEachNeighbour(x, y) { nx, ny in equal += picture[ny * width + nx] == own ? 1 : 0 }
    return equal > Self.few
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  @inline(__always)
  private func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
    for ny in max(y - 1, 0)...min(y + 1, height - 1) {
      for nx in max(x - 1, 0)...min(x + 1, width - 1) where nx != x || ny != y { body(nx, ny) }
    }
  }

  /// A weighed sum of the components, and of alpha so that what is let through counts.
  private func brightness(_ word: UInt32) -> Int {
    Int(word >> 16 & 0xFF) * 299 + Int(word >> 8 & 0xFF) * 587 + Int(word & 0xFF) * 114
      + (255 - Int(word >> 24)) * 500
  }
}
