/// Writes pictures of one size as an animated PNG that repeats for ever.
///
/// Each frame holds the rectangle that differs from the frame before. A frame's pixels can be
/// compressed apart from all others, hence in parallel; the file is put together at the end.
package struct APNGEncoder: Sendable {
  /// Pixels per point, recorded so that viewers show the size in points.
  package var scale: Double
  package var effort: PNGEncoder.Effort
  /// Whether the pictures are written without alpha. They must then be opaque.
  package var isOpaque: Bool

  package init(scale: Double = 1, effort: PNGEncoder.Effort = .small, isOpaque: Bool = true) {
    (self.scale, self.effort, self.isOpaque) = (scale, effort, isOpaque)
  }

  /// One frame, compressed.
  package struct Part: Sendable {
    var region: PixelRegion
    var data: [UInt8]
  }

  package func part(_ bitmap: Bitmap, after previous: Bitmap?) -> Part {
    let region = PixelRegion(changedIn: bitmap, after: previous)
    let encoder = PNGEncoder(effort: effort, scale: scale)
    return Part(
      region: region, data: encoder.imageData(bitmap.cropped(to: region), isOpaque: isOpaque))
  }

  /// The whole file.
  ///
  /// - Parameter delay: how long each frame is shown.
  package func file(_ parts: [Part], delay: FrameDelay) -> [UInt8] {
    guard let first = parts.first else { return [] }
    var png = PNGChunks()
    PNGEncoder(effort: effort, scale: scale).appendHeader(
      width: first.region.width, height: first.region.height, isOpaque: isOpaque, to: &png)
    png.append("acTL", PNGChunks.bigEndian(parts.count) + PNGChunks.bigEndian(0))
    var sequence = 0
    for (index, part) in parts.enumerated() {
      let region = part.region
      var control = PNGChunks.bigEndian(sequence)
      sequence += 1
      for value in [region.width, region.height, region.x, region.y] {
        control += PNGChunks.bigEndian(value)
      }
      let (seconds, parts) = delay.fraction(of: index)
      control += PNGChunks.bigEndian16(seconds) + PNGChunks.bigEndian16(parts)
      // The frame stays, and its pixels take the place of what was there.
      control += [0, 0]
      png.append("fcTL", control)
      if index == 0 {
        png.append("IDAT", part.data)
      } else {
        png.append("fdAT", PNGChunks.bigEndian(sequence) + part.data)
        sequence += 1
      }
    }
    png.append("IEND", [])
    return png.bytes
  }
}

/// How long frames of an animation are shown: frame n begins at n divided by the rate.
package struct FrameDelay: Hashable, Sendable {
  /// Frames a second.
  package var rate: Double

  package init(rate: Double) { self.rate = rate }

  /// The delay as a fraction of whole numbers below 65536: exact for whole rates, else in parts of
  /// 1/10000 s that do not add up to an error.
  func fraction(of index: Int) -> (Int, Int) {
    if rate >= 1 && rate <= 65535 && rate == rate.rounded() { return (1, Int(rate)) }
    return (min(span(index, unit: 10000), 65535), 10000)
  }

  /// The delay in hundredths of a second, whose sum follows the rate.
  package func hundredths(of index: Int) -> Int { min(span(index, unit: 100), 65535) }

  private func span(_ index: Int, unit: Double) -> Int {
    let start = (Double(index) * unit / rate).rounded()
    return Int((Double(index + 1) * unit / rate).rounded() - start)
  }
}
