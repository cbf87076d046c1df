import Foundation
import HangaDrawing

/// A colour in bytes: opacity rounded first, then mixed (facts/text-and-colour.md §3.4).
struct SolidColor: Hashable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32

  init(_ color: ResolvedColor) {
    (red, green) = (Self.byte(color.red), Self.byte(color.green))
    (blue, alpha) = (Self.byte(color.blue), Self.byte(color.alpha))
  }

  static func byte(_ value: Double) -> UInt32 {
    value.isNaN ? 0 : UInt32(min(max(value, 0), 1) * 255 + 0.5)
  }

  /// Red and blue, and opaque alpha and green, each pair in one word with room for products.
  var redBlue: UInt32 { red << 16 | blue }
  var alphaGreen: UInt32 { 255 << 16 | green }

  /// 0xAARRGGBB, premultiplied, as seen through `coverage`.
  func word(_ coverage: UInt32 = 255) -> UInt32 {
    let weight = Blending.over255(alpha * coverage)
    return Blending.over255Pairs(redBlue &* weight)
      | Blending.over255Pairs(alphaGreen &* weight) << 8
  }

  func multiplied(by alpha: UInt32) -> SolidColor {
    var copy = self
    copy.alpha = Blending.over255(self.alpha * alpha)
    return copy
  }
}

/// Source-over on 8-bit premultiplied words, each channel rounded to nearest once.
enum Blending {
  /// x / 255, rounded to nearest, for x up to 65025.
  @inline(__always) static func over255(_ x: UInt32) -> UInt32 {
    let t = x &+ 128
    return (t &+ t >> 8) >> 8
  }

  /// The same for two products in one word; the quotients stay in bits 0…7 and 16…23.
  @inline(__always) static func over255Pairs(_ x: UInt32) -> UInt32 {
    let t = x &+ 0x0080_0080
    return (t &+ (t >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
  }

  @inline(__always) static func mix(
    _ below: UInt32, redBlue: UInt32, alphaGreen: UInt32, inverse: UInt32
  ) -> UInt32 {
    let rb = over255Pairs((below & 0x00FF_00FF) &* inverse &+ redBlue)
    let ag = over255Pairs((below >> 8 & 0x00FF_00FF) &* inverse &+ alphaGreen)
    return rb | ag << 8
  }

  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, color: SolidColor, coverage: UInt32
  ) {
    let weight = over255(color.alpha * coverage)
    if weight == 0 { return }
    if weight == 255 {
      let word = color.word()
      for x in 0..<count { row[x] = word }
      return
    }
    let redBlue = color.redBlue &* weight
    let alphaGreen = color.alphaGreen &* weight
    let inverse = 255 - weight
    let wide = count / 4 * 4
    fillFours(row, count: wide, redBlue: redBlue, alphaGreen: alphaGreen, inverse: inverse)
    for x in wide..<count {
      row[x] = mix(row[x], redBlue: redBlue, alphaGreen: alphaGreen, inverse: inverse)
    }
  }

  /// `mix` for four pixels at a time: sixteen-bit lanes are four times as fast as products of words.
  private static func fillFours(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, redBlue: UInt32, alphaGreen: UInt32,
    inverse: UInt32
  ) {
    let blue = UInt16(truncatingIfNeeded: redBlue)
    let red = UInt16(truncatingIfNeeded: redBlue >> 16)
    let green = UInt16(truncatingIfNeeded: alphaGreen)
    let alpha = UInt16(truncatingIfNeeded: alphaGreen >> 16)
    let one = SIMD4(blue, green, red, alpha)
    let two = SIMD8(lowHalf: one, highHalf: one)
    // 128 rounds, as in `over255`.
    let source = SIMD16(lowHalf: two, highHalf: two) &+ SIMD16(repeating: 128)
    let factor = SIMD16(repeating: UInt16(truncatingIfNeeded: inverse))
    let bytes = UnsafeMutableRawPointer(row)
    for offset in stride(from: 0, to: count * 4, by: 16) {
      let below = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let sum = SIMD16<UInt16>(truncatingIfNeeded: below) &* factor &+ source
      let mixed = (sum &+ (sum &>> 8)) &>> 8
      bytes.storeBytes(
        of: SIMD16<UInt8>(truncatingIfNeeded: mixed), toByteOffset: offset,
        as: SIMD16<UInt8>.self)
    }
  }

  /// A colour through a row of coverage bytes.
  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, color: SolidColor,
    mask: UnsafePointer<UInt8>
  ) {
    let (redBlue, alphaGreen) = (color.redBlue, color.alphaGreen)
    for x in 0..<count {
      let coverage = UInt32(mask[x])
      if coverage == 0 { continue }
      let weight = over255(color.alpha &* coverage)
      row[x] = mix(
        row[x], redBlue: redBlue &* weight, alphaGreen: alphaGreen &* weight,
        inverse: 255 &- weight)
    }
  }

  /// Premultiplied words over a row, all through the same coverage.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    coverage: UInt32
  ) {
    for x in 0..<count {
      row[x] = over(row[x], source[x], coverage)
    }
  }

  static func over(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int,
    mask: UnsafePointer<UInt8>
  ) {
    for x in 0..<count where mask[x] != 0 { row[x] = over(row[x], source[x], UInt32(mask[x])) }
  }

  @inline(__always) static func over(
    _ below: UInt32, _ source: UInt32, _ coverage: UInt32
  ) -> UInt32 {
    var (rb, ag) = (source & 0x00FF_00FF, source >> 8 & 0x00FF_00FF)
    if coverage != 255 {
      rb = over255Pairs(rb &* coverage)
      ag = over255Pairs(ag &* coverage)
    } else if source >> 24 == 255 {
      return source
    }
    return mix(
      below, redBlue: rb &* 255, alphaGreen: ag &* 255, inverse: 255 &- ag >> 16)
  }
}
