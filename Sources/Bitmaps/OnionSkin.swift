/// Lays pictures of one motion over each other: what stays is drawn once, what moves is drawn at
/// every place, fainter the longer ago it was there.
///
/// Two rounds, so that no more than two pictures are needed at a time: show every picture to `see`
/// first, then to `lay` in the same order.
package struct OnionSkin: Sendable {
  private let width: Int
  private let height: Int
  /// Each pixel's colour for most of the time, by the majority vote that needs one counter.
  private var still: [UInt32]
  private var votes: [Int32]
  private var result: [UInt32] = []
  private var seen = 0
  private var laid = 0

  /// The opacity of the first picture's moving parts; the last picture's is 1.
  private static let faintest = 0.2

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    still = [UInt32](repeating: 0, count: width * height)
    votes = [Int32](repeating: 0, count: width * height)
  }

  package mutating func see(_ picture: Bitmap) {
    precondition(picture.width == width && picture.height == height, "One size is needed.")
    seen += 1
    picture.withPixels { pixels in
      for place in pixels.indices {
        if votes[place] == 0 { still[place] = pixels[place] }
        votes[place] += still[place] == pixels[place] ? 1 : -1
      }
    }
  }

  package mutating func lay(_ picture: Bitmap) {
    precondition(picture.width == width && picture.height == height, "One size is needed.")
    if laid == 0 { result = still }
    laid += 1
    let share = seen < 2 ? 1 : Double(laid - 1) / Double(seen - 1)
    let opacity = Self.faintest + (1 - Self.faintest) * share
    let weight = UInt32((opacity * 256).rounded())
    picture.withPixels { pixels in
      for place in pixels.indices where pixels[place] != still[place] {
        result[place] = Self.mixed(pixels[place], result[place], weight)
      }
    }
  }

  /// The overlay of what was laid so far.
  package var picture: Bitmap {
    Bitmap(width: width, height: height, words: laid == 0 ? still : result)
  }

  /// `weight` of 256 parts of one colour, the rest of the other.
  @inline(__always)
  private static func mixed(_ new: UInt32, _ old: UInt32, _ weight: UInt32) -> UInt32 {
    var word: UInt32 = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let a = new >> shift & 0xFF
      let b = old >> shift & 0xFF
      let sum = a * weight + b * (256 - weight)
      word |= ((sum + 128) >> 8) << shift
    }
    return word
  }
}
