/// Coverage of a part of the canvas, a byte a pixel; rows are padded to four bytes for Cairo.
final class Mask {
  let bounds: PixelRect
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>

  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = (max(bounds.width, 1) + 3) / 4 * 4
    let count = stride * max(bounds.height, 1)
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  @inline(__always) func row(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y - bounds.y0) * stride + (x - bounds.x0))
  }

  var byteCount: Int { stride * bounds.height }

  /// Each coverage becomes its square.
  func squareCoverage() {
    for index in 0..<byteCount {
      let value = UInt32(bytes[index])
      bytes[index] = UInt8(Blending.over255(value * value))
    }
  }
}
