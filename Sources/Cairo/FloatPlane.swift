/// Rows of interleaved channels to convolve.
struct FloatPlane {
  var width: Int
  var height: Int
  let channels: Int
  var values: [Float]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    values = [Float](repeating: 0, count: width * height * channels)
  }

  enum Border: Hashable {
    /// Nothing lies beyond the sides, and the result reaches as far out as the kernel.
    case grows
    /// The outermost pixels go on for ever; the result keeps the size.
    case clamps
  }

  /// Convolves along both axes.
  func blurred(_ kernel: GaussianKernel, border: Border) -> FloatPlane {
    if kernel.reach == 0 { return self }
    return across(kernel, border).down(kernel, border)
  }

  private func across(_ kernel: GaussianKernel, _ border: Border) -> FloatPlane {
    let reach = kernel.reach
    let outWidth = border == .grows ? width + 2 * reach : width
    var result = FloatPlane(width: outWidth, height: height, channels: channels)
    let pad = border == .grows ? 2 * reach : reach
    let paddedWidth = width + 2 * pad
    var padded = [Float](repeating: 0, count: paddedWidth * channels)
    let count = outWidth * channels
    for y in 0..<height {
      let start = y * width * channels
      for index in 0..<(width * channels) { padded[pad * channels + index] = values[start + index] }
      if border == .clamps { clampEnds(&padded, pad: pad) }
      padded.withUnsafeBufferPointer { source in
        result.values.withUnsafeMutableBufferPointer { target in
          let out = target.baseAddress! + y * count
          let center = source.baseAddress! + reach * channels
          Self.convolve(out, center, stride: channels, kernel, count: count)
        }
      }
    }
    return result
  }

  private func clampEnds(_ padded: inout [Float], pad: Int) {
    for channel in 0..<channels {
      let first = padded[pad * channels + channel]
      let last = padded[(pad + width - 1) * channels + channel]
      for index in 0..<pad {
        padded[index * channels + channel] = first
        padded[(pad + width + index) * channels + channel] = last
      }
    }
  }

  private func down(_ kernel: GaussianKernel, _ border: Border) -> FloatPlane {
    let reach = kernel.reach
    let outHeight = border == .grows ? height + 2 * reach : height
    var result = FloatPlane(width: width, height: outHeight, channels: channels)
    let count = width * channels
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        for y in 0..<outHeight {
          let out = target.baseAddress! + y * count
          let center = border == .grows ? y - reach : y
          for distance in 0...reach {
            let weight = kernel.weights[distance]
            for row in distance == 0 ? [center] : [center - distance, center + distance] {
              let inside = border == .clamps ? min(max(row, 0), height - 1) : row
              guard inside >= 0, inside < height else { continue }
              let from = source.baseAddress! + inside * count
              for x in 0..<count { out[x] += from[x] * weight }
            }
          }
        }
      }
    }
    return result
  }

  private static func convolve(
    _ out: UnsafeMutablePointer<Float>, _ center: UnsafePointer<Float>, stride: Int,
    _ kernel: GaussianKernel, count: Int
  ) {
    let middle = kernel.weights[0]
    for x in 0..<count { out[x] = center[x] * middle }
    for distance in 1...kernel.reach {
      let weight = kernel.weights[distance]
      let (left, right) = (center - distance * stride, center + distance * stride)
      for x in 0..<count { out[x] += (left[x] + right[x]) * weight }
    }
  }
}
