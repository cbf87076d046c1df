import Foundation

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
    // 1. The blocks' values on this row.
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    values.withUnsafeBufferPointer { source in
      for x in 0..<width {
        let (a, b) = ((above * width + x) * 4, (below * width + x) * 4)
        let upper = SIMD4(source[a], source[a + 1], source[a + 2], source[a + 3])
        let lower = SIMD4(source[b], source[b + 1], source[b + 2], source[b + 3])
        line[x] = upper + (lower - upper) * share
      }
    }
    // 2. Between two centres the steps are equal.
    line.withUnsafeBufferPointer { blocks in
      var x = 0
      while x < count {
        let place = (Float(x) + 0.5) * step - 0.5
        let floor = place.rounded(.down)
        let cell = Int(floor)
        let left = blocks[min(max(cell, 0), width - 1)]
        let delta = (blocks[min(max(cell + 1, 0), width - 1)] - left) * step
        // The first pixel whose centre belongs to the next pair of blocks.
        let end = min(count, max(x + 1, Int(((floor + 1.5) * Float(factor) - 0.5).rounded(.up))))
        var color = left + delta * ((place - floor) * Float(factor))
        while x < end {
          out[x] = ImageResampler.word(color)
          color += delta
          x += 1
        }
      }
    }
  }
}
