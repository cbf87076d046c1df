/// Tells pixels that shade an edge from those that are part of a surface.
///
/// After V. Vyšniauskas, “Anti-aliased pixel and intensity slope detector” (2009): such a pixel lies
/// between a darker and a brighter neighbour, few of its neighbours are like it, and one of the two
/// is in a surface, in both pictures.
struct EdgeShading {
  private let width: Int
  private let height: Int
  /// How far each neighbour of a pixel is from it.
  private let around: SIMD8<Int>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    around = SIMD8(-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1)
  }

  /// Whether a pixel shades an edge in one of the pictures where the other has a surface too.
  func shades(
    _ x: Int, _ y: Int, _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    // At the border there is too little to tell.
    guard isInside(x, y), let a = a.baseAddress, let b = b.baseAddress else { return false }
    let place = y * width + x
    return isSlope(place, in: a, other: b) || isSlope(place, in: b, other: a)
  }

  /// How many pixels `areFlat` looks at.
  static let blockSize = 8

  /// Whether the eight pixels from `x` on are in a surface in both pictures, so that none of them
  /// shades an edge; what is not known counts as no. Where much differs it mostly does in surfaces.
  func areFlat(
    _ x: Int, _ y: Int, _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    guard isInside(x, y), isInside(x + Self.blockSize - 1, y), let a = a.baseAddress,
      let b = b.baseAddress
    else { return false }
    let place = y * width + x
    return areFlat(a + place) && areFlat(b + place)
  }

  @inline(__always)
  private func areFlat(_ start: UnsafePointer<UInt32>) -> Bool {
    func block(_ distance: Int) -> SIMD8<UInt32> {
      UnsafeRawPointer(start + distance).loadUnaligned(as: SIMD8<UInt32>.self)
    }
    let own = block(0)
    let (left, right) = (block(-1) .== own, block(1) .== own)
    let (above, below) = (block(-width) .== own, block(width) .== own)
    let isFlat = (left .& right .& (above .| below)) .| (above .& below .& (left .| right))
    return isFlat == SIMDMask(repeating: true)
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < width - 1 && y < height - 1
  }

  /// How many neighbours may be equal to a pixel of a slope; one of a surface has more.
  private static let few = 2

  private func isSlope(
    _ place: Int, in picture: UnsafePointer<UInt32>, other: UnsafePointer<UInt32>
  ) -> Bool {
    let word = picture[place]
    // Most pixels are in a surface, which the nearest four tell already.
    let (left, right) = (picture[place - 1] == word, picture[place + 1] == word)
    let (above, below) = (picture[place - width] == word, picture[place + width] == word)
    if (left && right && (above || below)) || (above && below && (left || right)) { return false }
    let own = brightness(word)
    var equal = 0
    var (darkest, brightest) = (0, 0)
    var (dark, bright) = (place, place)
    for index in 0..<8 {
      let near = place + around[index]
      let difference = picture[near] == word ? 0 : brightness(picture[near]) - own
      if difference == 0 {
        equal += 1
        if equal > Self.few { return false }
      } else if difference < darkest {
        (darkest, dark) = (difference, near)
      } else if difference > brightest {
        (brightest, bright) = (difference, near)
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isSurface(dark, picture) && isSurface(dark, other)
      || isSurface(bright, picture) && isSurface(bright, other)
  }

  private func isSurface(_ place: Int, _ picture: UnsafePointer<UInt32>) -> Bool {
    let own = picture[place]
    let (x, y) = (place % width, place / width)
    var equal = isInside(x, y) ? 0 : 1
    for index in 0..<8 {
      let (nx, ny) = (x + index.column, y + index.row)
      guard nx >= 0, ny >= 0, nx < width, ny < height else { continue }
      if picture[place + around[index]] == own { equal += 1 }
    }
    return equal > Self.few
  }

  /// A weighed sum of the components, and of alpha so that what is let through counts.
  private func brightness(_ word: UInt32) -> Int {
    Int(word >> 16 & 0xFF) * 299 + Int(word >> 8 & 0xFF) * 587 + Int(word & 0xFF) * 114
      + (255 - Int(word >> 24)) * 500
  }
}

extension Int {
  /// Where the neighbour of this number is, in the order of `around`.
  fileprivate var row: Int { self < 3 ? -1 : self < 5 ? 0 : 1 }
  fileprivate var column: Int { self < 3 ? self - 1 : self < 5 ? self * 2 - 7 : self - 6 }
}
