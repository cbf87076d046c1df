import Foundation

/// How pixels lie in memory that a program sees.
struct PixelLayout: Hashable, Sendable {
  enum Kind: Sendable { case gray, alpha, color }
  let kind: Kind
  let bytesPerRow: Int
  let info: CGBitmapInfo

  /// `nil` for layouts that bitmap contexts do not have, as on a device.
  init?(
    width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8 || (bitsPerComponent == 0), let alpha = info.alpha else {
      return nil
    }
    if space?.model == .monochrome {
      guard alpha == .none || alpha == .alphaOnly else { return nil }
      kind = alpha == .none ? .gray : .alpha
    } else if alpha == .alphaOnly {
      kind = .alpha
    } else {
      // Three bytes a pixel, and colours not multiplied by alpha, no bitmap context has.
      guard alpha != .none, alpha != .last, alpha != .first, space?.model != .cmyk else {
        return nil
      }
      kind = .color
    }
    let least = width * (kind == .color ? 4 : 1)
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    self.info = info
  }

  private var isAlphaFirst: Bool {
    info.alpha == .premultipliedFirst || info.alpha == .noneSkipFirst || info.alpha == .first
  }
  private var hasNoAlpha: Bool { info.alpha == .noneSkipFirst || info.alpha == .noneSkipLast }

  /// The bytes' shifts in a word 0xAARRGGBB, in the order of memory.
  private var shifts: [UInt32] {
    let order: [UInt32] = isAlphaFirst ? [24, 16, 8, 0] : [16, 8, 0, 24]
    return info.isLittle ? order.reversed() : order
  }

  func write(_ pixels: PixelBuffer, to memory: UnsafeMutableRawPointer) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let shifts = shifts
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let word = pixels[x, y]
        switch kind {
        case .alpha: bytes[y * bytesPerRow + x] = UInt8(word >> 24)
        case .gray: bytes[y * bytesPerRow + x] = Self.luminance(word)
        case .color:
          let place = y * bytesPerRow + 4 * x
          for index in 0..<4 { bytes[place + index] = UInt8(word >> shifts[index] & 255) }
          if hasNoAlpha { bytes[place + shifts.firstIndex(of: 24)!] = 255 }
        }
      }
    }
  }

  func read(width: Int, height: Int, from memory: UnsafeRawPointer) -> PixelBuffer {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let shifts = shifts
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        switch kind {
        case .alpha: words.append(UInt32(bytes[y * bytesPerRow + x]) << 24)
        case .gray:
          words.append(0xFF00_0000 | UInt32(bytes[y * bytesPerRow + x]) * 0x01_01_01)
        case .color:
          let place = y * bytesPerRow + 4 * x
          var word: UInt32 = 0
          for index in 0..<4 { word |= UInt32(bytes[place + index]) << shifts[index] }
          words.append(hasNoAlpha ? word | 0xFF00_0000 : word)
        }
      }
    }
    return PixelBuffer(width: width, height: height, words: words)
  }

  /// The grey of a premultiplied colour on black, by the weights of sRGB's primaries.
  private static func luminance(_ word: UInt32) -> UInt8 {
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    return UInt8((red * 2126 + green * 7152 + blue * 722 + 5000) / 10000)
  }
}
