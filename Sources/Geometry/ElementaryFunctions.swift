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

  /// e to the power of `x`, to about 1e-15. Below −745 it is 0, above 709 infinity.
  package static func exponential(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    if x > 709.7 { return .infinity }
    if x < -745 { return 0 }
    // 1. x = k · ln 2 + r with |r| ≤ ln 2 / 2; ln 2 in two parts so that r keeps its digits.
    let count = (x * 1.4426950408889634).rounded()
    let r = (x - count * 0.6931471803691238) - count * 1.9082149292705877e-10
    // 2. Taylor's series, whose next term is below 1e-17.
    var term = 1.0
    var sum = 1.0
    for order in 1...14 {
      term *= r / Double(order)
      sum += term
    }
    // 3. Scale by the power of two, in two steps for the smallest results.
    let power = Int(count)
    let first = power / 2
    return sum * Double(sign: .plus, exponent: first, significand: 1)
      * Double(sign: .plus, exponent: power - first, significand: 1)
  }

  /// The angle of the direction (x, y), −π…π, to about 1e-15; 0 for no direction.
  package static func angle(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite else { return .nan }
    if x == 0, y == 0 { return 0 }
    let (run, rise) = (abs(x), abs(y))
    // 1. The tangent of an angle of at most an eighth of a turn.
    let isSteep = rise > run
    var tangent = isSteep ? run / rise : rise / run
    // 2. Halve the angle twice: tan(a/2) = tan a / (1 + √(1 + tan² a)).
    for _ in 0..<2 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    // 3. The series of the arc tangent below 0.2.
    let square = tangent * tangent
    var sum = 0.0
    for order in (0..<13).reversed() {
      sum = sum * -square + 1 / Double(2 * order + 1)
    }
    var angle = 4 * tangent * sum
    // 4. Back to the octant.
    if isSteep { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The natural logarithm, to about 1e-15. Zero gives −infinity, negative numbers NaN.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? .infinity : .nan }
    // 1. x = m · 2^k with m in √½…√2.
    var exponent = Int(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // 2. ln m = 2 · artanh((m − 1) / (m + 1)).
    let s = (m - 1) / (m + 1)
    let square = s * s
    var sum = 0.0
    for order in (0..<12).reversed() { sum = sum * square + 1 / Double(2 * order + 1) }
    let k = Double(exponent)
    return k * 0.6931471803691238 + (2 * s * sum + k * 1.9082149292705877e-10)
  }

  /// `base` to a power, for a base that is not negative; to about 1e-14.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    return base == 0 ? 0 : exponential(exponent * logarithm(base))
  }
}
