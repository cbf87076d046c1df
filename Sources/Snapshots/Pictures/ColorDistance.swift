import Foundation
import HangaDrawing
import HangaGeometry

/// The difference of two pixels as an eye sees it: the distance ΔE*ab of the CIE's L*a*b* colours
/// of 1976 under daylight (D65), where black and white are 100 apart and about 2.3 is just seen.
///
/// Translucent pixels are compared over black and over white, and the greater distance counts.
/// Every step is a sum, product, quotient or root, so that machines agree.
struct ColorDistance {
  /// A colour in L*a*b*.
  private typealias Lab = SIMD3<Double>

  /// The distance of two premultiplied words.
  static func between(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    let over = distance(lab(a, white: false), lab(b, white: false))
    guard a >> 24 < 255 || b >> 24 < 255 else { return over }
    return max(over, distance(lab(a, white: true), lab(b, white: true)))
  }

  /// The largest distances of one step, over all colours: of a single component, and of all three
  /// at once.
  struct StepWeights {
    var red: Double
    var green: Double
    var blue: Double
    var grey: Double
  }

  /// Distances of steps add up at most (the triangle inequality). A way from one colour to another
  /// takes the steps that all components share together, and the rest singly; no pair is further
  /// apart than the weighed sum of these steps.
  static let stepWeights: StepWeights = largestSteps()

  private static func distance(_ a: Lab, _ b: Lab) -> Double {
    let d = a - b
    return (d * d).sum().squareRoot()
  }

  /// - Parameter white: what is behind a translucent colour.
  private static func lab(_ word: UInt32, white: Bool) -> Lab {
    let rest = white ? 255 - word >> 24 : 0
    return lab(
      Int(min((word >> 16 & 0xFF) + rest, 255)), Int(min((word >> 8 & 0xFF) + rest, 255)),
      Int(min((word & 0xFF) + rest, 255)))
  }

  private static func lab(_ red: Int, _ green: Int, _ blue: Int) -> Lab {
    let (r, g, b) = (linear[red], linear[green], linear[blue])
    // The sRGB primaries under D65, each row divided by the white's X, Y, Z.
    let x = response(0.433_953 * r + 0.376_219 * g + 0.189_828 * b)
    let y = response(0.212_673 * r + 0.715_152 * g + 0.072_175 * b)
    let z = response(0.017_758 * r + 0.109_477 * g + 0.872_765 * b)
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The eye's response to light, linear where it is dark.
  private static func response(_ light: Double) -> Double {
    light > 216.0 / 24389
      ? Elementary.cubeRoot(light) : (light * (24389.0 / 27) + 16) / 116
  }

  private static let linear: [Double] = (0...255).map { TransferCurve.decode(Double($0) / 255) }

  /// Searches a coarse grid of colours, closer where it is dark and steps are large; a tenth is
  /// added for what lies between.
  private static func largestSteps() -> StepWeights {
    let grid = Array(stride(from: 0, to: 255, by: 17)) + [1, 2, 4, 7, 11, 24, 29, 39, 60, 254]
    var largest = SIMD4<Double>()
    for red in grid {
      for green in grid {
        for blue in grid {
          let from = lab(red, green, blue)
          let steps = SIMD4(
            distance(from, lab(red + 1, green, blue)), distance(from, lab(red, green + 1, blue)),
            distance(from, lab(red, green, blue + 1)),
            distance(from, lab(red + 1, green + 1, blue + 1)))
          largest = pointwiseMax(largest, steps)
        }
      }
    }
    largest *= 1.1
    return StepWeights(red: largest[0], green: largest[1], blue: largest[2], grey: largest[3])
  }
}
