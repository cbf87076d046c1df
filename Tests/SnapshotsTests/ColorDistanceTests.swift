import Testing

@testable import HangaSnapshots

struct ColorDistanceTests {
  /// From the definition, worked out with 64-bit arithmetic elsewhere: sRGB red is L*a*b*
  /// (53.24, 80.09, 67.20), green (87.73, −86.18, 83.18), blue (32.30, 79.19, −107.86).
  @Test func distancesAreTheDefinitions() {
    #expect(abs(ColorDistance.between(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
    #expect(abs(ColorDistance.between(0xFFFF_0000, 0xFF00_FF00) - 170.57) < 0.05)
    #expect(abs(ColorDistance.between(0xFFFF_0000, 0xFF00_00FF) - 176.31) < 0.05)
    #expect(ColorDistance.between(0xFF12_3456, 0xFF12_3456) == 0)
  }

  @Test func distanceIsSymmetric() {
    let words: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456, 0x8020_1000, 0, 0xFFFF_8800]
    for a in words {
      for b in words { #expect(ColorDistance.between(a, b) == ColorDistance.between(b, a)) }
    }
  }

  /// Nothing and black are alike over black only.
  @Test func translucencyIsSeenOverWhiteToo() {
    #expect(abs(ColorDistance.between(0, 0xFF00_0000) - 100) < 0.01)
    #expect(abs(ColorDistance.between(0, 0xFFFF_FFFF) - 100) < 0.01)
  }

  /// What lets near pairs pass without their distance must never let a far one pass.
  @Test func weighedStepsAreNeverLessThanTheDistance() {
    let weights = ColorDistance.stepWeights
    var state: UInt32 = 7
    func random() -> UInt32 {
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return state
    }
    for round in 0..<200_000 {
      let a = random() | 0xFF00_0000
      let near = random() & (round % 2 == 0 ? 0x0003_0303 : 0x000F_0F0F)
      let b = (a ^ near) | 0xFF00_0000
      func step(_ shift: UInt32) -> Double {
        Double(b >> shift & 0xFF) - Double(a >> shift & 0xFF)
      }
      let steps = [step(16), step(8), step(0)]
      let shared = max(steps.min()!, 0) + min(steps.max()!, 0)
      let rest = steps.map { abs($0 - shared) }
      let bound =
        abs(shared) * weights.grey + rest[0] * weights.red + rest[1] * weights.green
        + rest[2] * weights.blue
      let distance = ColorDistance.between(a, b)
      if distance > bound { Issue.record("\(a) \(b): \(distance) > \(bound)") }
    }
  }
}
