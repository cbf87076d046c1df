import Foundation

/// Blurs coverage and pictures.
enum AlphaBlur {
  /// The blurred mask, larger by the kernel's reach on each side.
  static func blurred(_ mask: Mask, sigma: Double, cut: Double) -> Mask {
    let kernel = GaussianKernel(sigma: sigma, cut: cut)
    let bounds = mask.bounds
    var plane = FloatPlane(width: bounds.width, height: bounds.height, channels: 1)
    for y in 0..<bounds.height {
      let row = mask.row(bounds.x0, bounds.y0 + y)
      for x in 0..<bounds.width { plane.values[y * bounds.width + x] = Float(row[x]) }
    }
    let done = plane.blurred(kernel, border: .grows)
    let result = Mask(bounds: bounds.expanded(by: kernel.reach))
    for y in 0..<done.height {
      let row = result.row(result.bounds.x0, result.bounds.y0 + y)
      for x in 0..<done.width {
        row[x] = UInt8(min(max(done.values[y * done.width + x], 0), 255) + 0.5)
      }
    }
    return result
  }

  /// From this standard deviation in pixels on, pictures are blurred at a lower resolution.
  static let coarseSigma = 8.0

  /// Blurs a surface in place. With `clamps` the sides stay opaque, else they fade out; the caller
  /// leaves room for that.
  static func blur(_ surface: Surface, sigma: Double, clamps: Bool) {
    let bounds = surface.bounds
    let factor = sigma >= coarseSigma ? Int(sigma / 4) : 1
    var plane = FloatPlane(surface, factor: factor)
    let reduced = reducedSigma(sigma, factor: factor)
    let kernel = GaussianKernel(sigma: reduced, cut: GaussianKernel.blurCut)
    if clamps {
      plane = plane.blurred(kernel, border: .clamps)
    } else {
      plane = plane.blurred(kernel, border: .grows)
        .cropped(by: kernel.reach)
    }
    for y in bounds.y0..<bounds.y1 {
      plane.write(row: y - bounds.y0, factor: factor, to: surface.row(bounds.x0, y), count: bounds.width)
    }
  }

  /// What is left to blur when blocks of `factor` pixels are averaged first and drawn between
  /// their centres later: those two add 1/12 + 1/6 of a block's square to the variance.
  static func reducedSigma(_ sigma: Double, factor: Int) -> Double {
    guard factor > 1 else { return sigma }
    let own = sigma / Double(factor)
    return max(own * own - 0.25, 0).squareRoot()
  }
}

extension FloatPlane {
  /// The pixels of a surface, averaged in blocks: blue, green, red, alpha.
  init(_ surface: Surface, factor: Int) {
    let bounds = surface.bounds
    let width = (bounds.width + factor - 1) / factor
    let height = (bounds.height + factor - 1) / factor
    self.init(width: width, height: height, channels: 4)
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    for blockY in 0..<height {
      for x in 0..<width { sums[x] = .zero }
      let rows = (blockY * factor)..<min((blockY + 1) * factor, bounds.height)
      for y in rows {
        let row = surface.row(bounds.x0, bounds.y0 + y)
        var x = 0
        for block in 0..<width {
          let end = min(x + factor, bounds.width)
          var sum = SIMD4<UInt32>.zero
          while x < end {
            let word = row[x]
            sum &+= SIMD4(word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24)
            x += 1
          }
          sums[block] &+= sum
        }
      }
      for block in 0..<width {
        let columns = min((block + 1) * factor, bounds.width) - block * factor
        let mean = SIMD4<Float>(sums[block]) / Float(rows.count * columns)
        let at = (blockY * width + block) * 4
        for channel in 0..<4 { values[at + channel] = mean[channel] }
      }
    }
  }

  func cropped(by margin: Int) -> FloatPlane {
    if margin == 0 { return self }
    var result = FloatPlane(
      width: width - 2 * margin, height: height - 2 * margin, channels: channels)
    let count = result.width * channels
    for y in 0..<result.height {
      let start = ((y + margin) * width + margin) * channels
      for index in 0..<count { result.values[y * count + index] = values[start + index] }
    }
    return result
  }

  /// Writes a row of pixels at full resolution, mixed between the nearest blocks' centres.
  func write(row y: Int, factor: Int, to out: UnsafeMutablePointer<UInt32>, count: Int) {
    let step = 1 / Float(factor)
    let place = (Float(y) + 0.5) * step - 0.5
    let floor = place.rounded(.down)
    let share = place - floor
    let above = min(max(Int(floor), 0), height - 1)
    let below = min(max(Int(floor) + 1, 0), height - 1)
    values.withUnsafeBufferPointer { source in
      func mixed(_ x: Int) -> SIMD4<Float> {
        let (a, b) = ((above * width + x) * 4, (below * width + x) * 4)
        let upper = SIMD4(source[a], source[a + 1], source[a + 2], source[a + 3])
        let lower = SIMD4(source[b], source[b + 1], source[b + 2], source[b + 3])
        return upper + (lower - upper) * share
      }
      var cell = Int.min
      var (left, right) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      for x in 0..<count {
        let place = (Float(x) + 0.5) * step - 0.5
        let floor = place.rounded(.down)
        if Int(floor) != cell {
          cell = Int(floor)
          left = mixed(min(max(cell, 0), width - 1))
          right = mixed(min(max(cell + 1, 0), width - 1))
        }
        out[x] = ImageResampler.word(left + (right - left) * (place - floor))
      }
    }
  }
}
