/// Exponential, logarithm and powers from sums, products and quotients only.
extension Elementary {
  /// ``exponential(_:)`` by the short name that goes with the others.
  package static func exp(_ x: Double) -> Double { exponential(x) }

  /// The natural logarithm. Zero gives minus infinity, a negative number NaN.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    // 1. x = m · 2^k with m around one.
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    // 2. ln m = 2 artanh((m − 1) / (m + 1)), an odd series in at most 0.172.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    for order in stride(from: 25.0, through: 1, by: -2) { sum = sum * square + 1 / order }
    return exponent * logTwoHigh + (2 * ratio * sum + exponent * logTwoLow)
  }

  /// `base` to the power of `exponent`, for a base that is not negative or a whole exponent.
  ///
  /// Whole exponents up to 1024 are products; others go through the logarithm and lose a digit
  /// for every tenfold of the result's exponent.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == exponent.rounded(), abs(exponent) <= 1024 {
      let power = wholePower(base, Int(abs(exponent)))
      return exponent < 0 ? 1 / power : power
    }
    guard base > 0 else { return base == 0 ? (exponent > 0 ? 0 : .infinity) : .nan }
    return exponential(exponent * log(base))
  }

  private static func wholePower(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      square *= square
      rest /= 2
    }
    return result
  }

  private static let logTwoHigh = 0.6931471803691238  // the first 33 bits of ln 2
  private static let logTwoLow = 1.9082149292705877e-10  // the rest
}
