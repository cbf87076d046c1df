import Foundation

/// Decides which pixels are too far apart.
struct PixelJudge {
  private let limit: Double
  private let bound: DistanceBound
  private let memory = DistanceMemory()

  init(_ tolerance: PictureTolerance) {
    limit = tolerance.largestDistance
    bound = DistanceBound(limit: limit)
  }

  private static let blockSize = 8

  /// Calls `body` with the place of each pixel of a row that does not match, and its distance.
  @inline(__always)
  func forEachMismatch(
    _ before: UnsafeBufferPointer<UInt32>, _ after: UnsafeBufferPointer<UInt32>,
    _ body: (Int, Double) -> Void
  ) {
    let count = before.count
    guard let old = before.baseAddress, let new = after.baseAddress else { return }
    var x = 0
    while x < count {
      // 1. Blocks that are equal, or near for certain, are passed over.
      if x + Self.blockSize <= count {
        let a = UnsafeRawPointer(old + x).loadUnaligned(as: SIMD8<UInt32>.self)
        let b = UnsafeRawPointer(new + x).loadUnaligned(as: SIMD8<UInt32>.self)
        if a == b || bound.covers(a, b) {
          x += Self.blockSize
          continue
        }
      }
      // 2. The others are looked at one by one.
      let end = min(x + Self.blockSize, count)
      while x < end {
        let (a, b) = (old[x], new[x])
        if a != b {
          let distance = memory.distance(a, b)
          if limit <= 0 || distance > limit { body(x, distance) }
        }
        x += 1
      }
    }
  }
}

/// Finds pairs that are near enough without knowing their distance: see `ColorDistance.stepWeights`.
private struct DistanceBound {
  /// The weights in parts of the limit, rounded up.
  private let red: Int32
  private let green: Int32
  private let blue: Int32
  private let grey: Int32
  private static let limit: Int32 = 1 << 20

  init(limit: Double) {
    func weight(_ step: Double) -> Int32 {
      guard limit > 0 else { return Self.limit + 1 }
      let share = (step / limit * Double(Self.limit)).rounded(.up)
      return Int32(min(share, Double(Self.limit) + 1))
    }
    let steps = ColorDistance.stepWeights
    (red, green, blue, grey) = (
      weight(steps.red), weight(steps.green), weight(steps.blue), weight(steps.grey)
    )
  }

  /// Whether all pairs of a block are near for certain. Translucent pixels never are.
  @inline(__always)
  func covers(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> Bool {
    guard grey <= Self.limit, (a & b) &>> 24 == SIMD8(repeating: 255) else { return false }
    let r = step(a, b, 16)
    let g = step(a, b, 8)
    let blue = step(a, b, 0)
    // What all components share: the smallest step if all go one way, else none.
    let zero = SIMD8<Int32>()
    let up = pointwiseMax(pointwiseMin(r, pointwiseMin(g, blue)), zero)
    let down = pointwiseMin(pointwiseMax(r, pointwiseMax(g, blue)), zero)
    let shared = up &+ down
    let sum =
      magnitude(shared) &* grey &+ magnitude(r &- shared) &* red
      &+ magnitude(g &- shared) &* green &+ magnitude(blue &- shared) &* self.blue
    return sum.max() <= Self.limit
  }

  @inline(__always)
  private func step(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>, _ shift: UInt32) -> SIMD8<Int32> {
    let (x, y) = ((a &>> shift) & 255, (b &>> shift) & 255)
    return SIMD8(truncatingIfNeeded: x) &- SIMD8(truncatingIfNeeded: y)
  }

  @inline(__always)
  private func magnitude(_ value: SIMD8<Int32>) -> SIMD8<Int32> {
    pointwiseMax(value, SIMD8() &- value)
  }
}

/// Distances that were worked out: a screen has few pairs of colours.
private final class DistanceMemory {
  private struct Entry {
    var pair: UInt64
    var distance: Double
  }
  private static let bits: UInt64 = 11
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    let count = 1 << Self.bits
    entries = .allocate(capacity: count)
    // Two equal words are no pair that is asked for.
    entries.initialize(repeating: Entry(pair: 0, distance: 0), count: count)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let pair = UInt64(a) << 32 | UInt64(b)
    let place = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))
    if entries[place].pair != pair {
      entries[place] = Entry(pair: pair, distance: ColorDistance.between(a, b))
    }
    return entries[place].distance
  }
}
