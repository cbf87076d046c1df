import Foundation
import HangaDrawing

/// A colour in bytes, each channel times the opacity before it is rounded.
///
/// Corrects facts/text-and-colour.md §3.4, where the opacity alone is rounded first: of all mixtures
/// measured, 0088FF at 12 % over white is E0F0FF and not E0F1FF only so.
struct SolidColor: Hashable {
  /// Red and blue times the opacity, in one word with room for products.
  private var redBlue: UInt32
  /// Green times the opacity.
  private var green: UInt32
  private(set) var alpha: UInt32

  init(_ color: ResolvedColor) {
    let opacity = color.alpha.isNaN ? 0 : min(max(color.alpha, 0), 1)
    func shown(_ value: Double) -> UInt32 { Self.byte(min(max(value, 0), 1) * opacity) }
    redBlue = shown(color.red) << 16 | shown(color.blue)
    (green, alpha) = (shown(color.green), Self.byte(opacity))
  }

  static func byte(_ value: Double) -> UInt32 {
    value.isNaN ? 0 : UInt32(min(max(value, 0), 1) * 255 + 0.5)
  }

  /// What is mixed where `coverage` of the colour is seen: red and blue, alpha and green, each
  /// times 255, and what is left of the colour below.
  @inline(__always) func share(_ coverage: UInt32) -> BlendShare {
    let weight = Blending.over255(alpha &* coverage)
    return BlendShare(
      redBlue: redBlue &* coverage, alphaGreen: (weight &* 255) << 16 | green &* coverage,
      inverse: 255 &- weight)
  }

  /// 0xAARRGGBB, premultiplied, as seen through `coverage`.
  func word(_ coverage: UInt32 = 255) -> UInt32 { Blending.mix(0, share(coverage)) }

  func multiplied(by factor: UInt32) -> SolidColor {
    var copy = self
    copy.redBlue = Blending.over255Pairs(redBlue &* factor)
    copy.green = Blending.over255(green * factor)
    copy.alpha = Blending.over255(alpha * factor)
    return copy
  }
}

/// What one colour adds to another, in pairs of channels times 255, and what it leaves of it.
struct BlendShare {
  var redBlue: UInt32
  var alphaGreen: UInt32
  var inverse: UInt32
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

  @inline(__always) static func mix(_ below: UInt32, _ share: BlendShare) -> UInt32 {
    let rb = over255Pairs((below & 0x00FF_00FF) &* share.inverse &+ share.redBlue)
    let ag = over255Pairs((below >> 8 & 0x00FF_00FF) &* share.inverse &+ share.alphaGreen)
    return rb | ag << 8
  }

  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, color: SolidColor, coverage: UInt32
  ) {
    let share = color.share(coverage)
    if share.inverse == 255 { return }
    if share.inverse == 0 {
      let word = color.word()
      for x in 0..<count { row[x] = word }
      return
    }
    let wide = count / 4 * 4
    fillFours(row, count: wide, share)
    for x in wide..<count { row[x] = mix(row[x], share) }
  }

  /// `mix` for four pixels at a time: sixteen-bit lanes are four times as fast as products of words.
  private static func fillFours(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, _ share: BlendShare
  ) {
    let blue = UInt16(truncatingIfNeeded: share.redBlue)
    let red = UInt16(truncatingIfNeeded: share.redBlue >> 16)
    let green = UInt16(truncatingIfNeeded: share.alphaGreen)
    let alpha = UInt16(truncatingIfNeeded: share.alphaGreen >> 16)
    let one = SIMD4(blue, green, red, alpha)
    let two = SIMD8(lowHalf: one, highHalf: one)
    // 128 rounds, as in `over255`.
    let source = SIMD16(lowHalf: two, highHalf: two) &+ SIMD16(repeating: 128)
    let factor = SIMD16(repeating: UInt16(truncatingIfNeeded: share.inverse))
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
    for x in 0..<count where mask[x] != 0 { row[x] = mix(row[x], color.share(UInt32(mask[x]))) }
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
      below, BlendShare(redBlue: rb &* 255, alphaGreen: ag &* 255, inverse: 255 &- ag >> 16))
  }
}
