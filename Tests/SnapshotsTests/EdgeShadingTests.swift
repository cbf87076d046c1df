import HangaBitmaps
import Testing

@testable import HangaSnapshots

struct EdgeShadingTests {
  /// Blocks of three greys with noise in places.
  private func words(_ seed: UInt32, width: Int, height: Int) -> [UInt32] {
    var state = seed
    return (0..<width * height).map { place in
      state = state &* 1_664_525 &+ 1_013_904_223
      let (x, y) = (place % width, place / width)
      let block = UInt32((x / 13 + y / 5 + Int(seed)) % 3)
      let noise: UInt32 = state >> 28 == 0 ? 40 : 0
      return 0xFF00_0000 | (block * 90 + noise) * 0x0001_0101
    }
  }

  @Test func noPixelOfAFlatBlockShadesAnEdge() {
    let (width, height) = (97, 61)
    let edges = EdgeShading(width: width, height: height)
    var (flat, shading) = (0, 0)
    words(1, width: width, height: height).withUnsafeBufferPointer { a in
      words(2, width: width, height: height).withUnsafeBufferPointer { b in
        for y in 0..<height {
          for x in 0..<width {
            let isShading = edges.shades(x, y, a, b)
            shading += isShading ? 1 : 0
            guard x + EdgeShading.blockSize <= width, edges.areFlat(x, y, a, b) else { continue }
            flat += 1
            for place in x..<x + EdgeShading.blockSize {
              #expect(!edges.shades(place, y, a, b), "\(place), \(y)")
            }
          }
        }
      }
    }
    // There are both.
    #expect(flat > 0 && shading > 0)
  }
}
