import Foundation
import HangaBitmaps
import HangaDrawing

/// Fills a surface from a picture whose axes stay upright, columns and rows apart.
enum ImageResampler {
  static func draw(
    _ bitmap: Bitmap, columns: AxisSampling, rows: AxisSampling, into surface: Surface
  ) {
    let bounds = surface.bounds
    guard columns.taps.count == bounds.width, rows.taps.count == bounds.height else { return }
    bitmap.withPixels { pixels in
      guard let source = pixels.baseAddress else { return }
      if columns.isCopy, rows.isCopy {
        for (index, tap) in rows.taps.enumerated() {
          let from = source + tap.first * bitmap.width + columns.taps[0].first
          surface.row(bounds.x0, bounds.y0 + index).update(from: from, count: bounds.width)
        }
        return
      }
      resample(source, width: bitmap.width, columns, rows, surface)
    }
  }

  private static func resample(
    _ source: UnsafePointer<UInt32>, width: Int, _ columns: AxisSampling, _ rows: AxisSampling,
    _ surface: Surface
  ) {
    let bounds = surface.bounds
    var ready: [Int: [SIMD4<Float>]] = [:]
    for (index, tap) in rows.taps.enumerated() {
      var sum = [SIMD4<Float>](repeating: .zero, count: bounds.width)
      for (offset, weight) in tap.weights.enumerated() {
        let y = tap.first + offset
        let line = ready[y] ?? across(source + y * width, columns)
        ready[y] = line
        for x in 0..<bounds.width { sum[x] += line[x] * weight }
      }
      // Rows above the next one's first are not needed again when the order is downwards.
      if ready.count > 2 * tap.weights.count + 4 {
        let kept = tap.first..<(tap.first + tap.weights.count)
        ready = ready.filter { kept.contains($0.key) }
      }
      let out = surface.row(bounds.x0, bounds.y0 + index)
      for x in 0..<bounds.width { out[x] = word(sum[x]) }
    }
  }

  private static func across(
    _ row: UnsafePointer<UInt32>, _ columns: AxisSampling
  ) -> [SIMD4<Float>] {
    columns.taps.map { tap in
      var sum = SIMD4<Float>.zero
      for (offset, weight) in tap.weights.enumerated() {
        sum += channels(row[tap.first + offset]) * weight
      }
      return sum
    }
  }

  /// Blue, green, red, alpha.
  @inline(__always) static func channels(_ word: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      Float(word & 0xFF), Float(word >> 8 & 0xFF), Float(word >> 16 & 0xFF), Float(word >> 24))
  }

  @inline(__always) static func word(_ channels: SIMD4<Float>) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), 255) + 0.5) }
    let a = byte(channels.w)
    let r = min(byte(channels.z), a)
    let g = min(byte(channels.y), a)
    let b = min(byte(channels.x), a)
    return a << 24 | r << 16 | g << 8 | b
  }
}
