extension Bitmap {
  /// The picture in a smaller size: each new pixel is the mean of the area it covers, exactly.
  ///
  /// - Parameters: not larger than the picture's own, at least 1.
  package func reduced(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width && newHeight == height { return self }
    precondition(
      (1...width).contains(newWidth) && (1...height).contains(newHeight),
      "Only a smaller size can be made.")
    let columns = AxisShares(from: width, to: newWidth)
    let rows = AxisShares(from: height, to: newHeight)
    var sums = [UInt64](repeating: 0, count: newWidth * 4)
    var row = [UInt64](repeating: 0, count: newWidth * 4)
    let area = UInt64(width) * UInt64(height)
    let storage = PixelStorage(capacity: newWidth * newHeight)
    withPixels { pixels in
      for y in 0..<newHeight {
        for index in sums.indices { sums[index] = 0 }
        for part in rows.parts[y] {
          columns.addRow(pixels, part.index * width, into: &row)
          for index in sums.indices { sums[index] &+= row[index] &* part.share }
        }
        for x in 0..<newWidth {
          storage.words[y * newWidth + x] = Self.mean(sums, 4 * x, area)
        }
      }
    }
    return Bitmap(storage: storage, width: newWidth, height: newHeight)
  }

  /// Four sums divided by the area, rounded to nearest.
  @inline(__always)
  private static func mean(_ sums: [UInt64], _ at: Int, _ area: UInt64) -> UInt32 {
    var word: UInt32 = 0
    for channel in 0..<4 {
      word = word << 8 | UInt32(truncatingIfNeeded: (sums[at + channel] &+ area / 2) / area)
    }
    return word
  }
}

/// Which old pixels each new pixel of one axis covers, and how much of them: in units of one part
/// of `new` lengths, so that each old pixel has `new` units and each new one `old`.
private struct AxisShares {
  struct Part {
    var index: Int
    var share: UInt64
  }
  let parts: [[Part]]

  init(from old: Int, to new: Int) {
    parts = (0..<new).map { position in
      let (start, end) = (position * old, (position + 1) * old)
      return (start / new...(end - 1) / new).map { index in
        Part(index: index, share: UInt64(min(end, (index + 1) * new) - max(start, index * new)))
      }
    }
  }

  /// The weighted sums of one row: alpha, red, green, blue of each new pixel.
  func addRow(_ pixels: UnsafeBufferPointer<UInt32>, _ start: Int, into row: inout [UInt64]) {
    for x in parts.indices {
      var (alpha, red, green, blue) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
      for part in parts[x] {
        let word = UInt64(pixels[start + part.index])
        alpha &+= (word >> 24) &* part.share
        red &+= (word >> 16 & 0xFF) &* part.share
        green &+= (word >> 8 & 0xFF) &* part.share
        blue &+= (word & 0xFF) &* part.share
      }
      row[4 * x] = alpha
      row[4 * x + 1] = red
      row[4 * x + 2] = green
      row[4 * x + 3] = blue
    }
  }
}
