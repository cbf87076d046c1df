import Foundation

/// Sine and cosine from sums, products and quotients only.
///
/// The C library's versions give other last bits on processors with and without fused
/// multiply-add; a picture must not depend on that. Accurate to about 1e-15.
package enum Elementary {
  /// The sine and cosine of an angle in radians. NaN and infinity give NaN.
  package static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    // 1. Reduce to within an eighth of a turn, remembering the quadrant.
    let quadrants = (radians / (Double.pi / 2)).rounded(.toNearestOrAwayFromZero)
    let high = 1.5707963267341256  // the first 33 bits of π/2
    let low = 6.077100506506192e-11  // the rest
    let x = (radians - quadrants * high) - quadrants * low
    // 2. Two Taylor polynomials; the last terms are below 1e-17 at π/4.
    let square = x * x
    let sine = x * polynomial(square, sineTerms)
    let cosine = polynomial(square, cosineTerms)
    // 3. Turn back into the quadrant.
    switch Int(quadrants.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  package static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }
  package static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

  private static func polynomial(_ x: Double, _ terms: [Double]) -> Double {
    var sum = 0.0
    for term in terms.reversed() { sum = sum * x + term }
    return sum
  }

  private static let sineTerms: [Double] = alternatingFactorials(from: 1)
  private static let cosineTerms: [Double] = alternatingFactorials(from: 0)

  /// 1/n! with alternating signs for n = first, first + 2, …
  private static func alternatingFactorials(from first: Int) -> [Double] {
    var terms: [Double] = []
    for index in 0..<10 {
      let order = first + 2 * index
      let factorial = order < 2 ? 1.0 : (2...order).reduce(1.0) { $0 * Double($1) }
      terms.append((index % 2 == 0 ? 1 : -1) / factorial)
    }
    return terms
  }
}
