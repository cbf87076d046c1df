import HangaBitmaps

/// A difference picture in the making.
final class DifferenceMarks {
  private(set) var picture: Bitmap

  private static let differs: UInt32 = 0xFFFF_00C8
  private static let shades: UInt32 = 0xFFFF_CC00
  private static let lacks: UInt32 = 0xFF8E_8E93
  /// How much of the picture below is left, in 256ths; the rest is white.
  private static let strength: UInt32 = 64

  init(width: Int, height: Int, below expected: Bitmap) {
    picture = Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
    var faint = expected
    faint.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = Self.faint(pixels[index]) }
    }
    picture.replace(atX: 0, y: 0, with: faint)
  }

  func mark(_ x: Int, _ y: Int) { put(x, y, Self.differs) }
  func shade(_ x: Int, _ y: Int) { put(x, y, Self.shades) }
  func lack(_ x: Int, _ y: Int) { put(x, y, Self.lacks) }

  private func put(_ x: Int, _ y: Int, _ word: UInt32) {
    let at = y * picture.width + x
    picture.withMutablePixels { $0[at] = word }
  }

  /// The colour in grey over white, mostly white.
  private static func faint(_ word: UInt32) -> UInt32 {
    let rest = 255 - word >> 24
    let red = (word >> 16 & 0xFF) + rest
    let green = (word >> 8 & 0xFF) + rest
    let blue = (word & 0xFF) + rest
    let grey = min((red * 77 + green * 150 + blue * 29) >> 8, 255)
    let light = 255 - (255 - grey) * strength / 256
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
