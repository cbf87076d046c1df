/// A cubic curve from (0, 0) to (1, 1), read as y over x.
struct CubicBezier: Hashable, Sendable {
  private let x: Polynomial
  private let y: Polynomial

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Polynomial(x1, x2)
    y = Polynomial(y1, y2)
  }

  /// The y where the curve's x is `progress`, which lies in 0…1.
  func value(at progress: Double) -> Double { y.value(parameter(at: progress)) }

  /// dy/dx where the curve's x is `progress`; infinite where the curve stands upright.
  func slope(at progress: Double) -> Double {
    let parameter = parameter(at: progress)
    let (rise, run) = (y.slope(parameter), x.slope(parameter))
    if abs(run) > 1e-9 { return rise / run }
    // A control point sits on the end: the direction is that of the second difference.
    let (bend, turn) = (y.curvature(parameter), x.curvature(parameter))
    if abs(rise) > 1e-9 || abs(turn) < 1e-9 { return rise < 0 ? -.infinity : .infinity }
    return bend / turn
  }

  /// Newton's method first, halving if it leaves the interval (`facts/animation.md §2`).
  ///
  /// The device stops at an error of 2⁻²⁰; the tighter bound here lies within that.
  private func parameter(at progress: Double) -> Double {
    var guess = progress
    for _ in 0..<Self.newtonSteps {
      let error = x.value(guess) - progress
      if abs(error) < Self.tolerance { return guess }
      let slope = x.slope(guess)
      if abs(slope) < 1e-6 { break }
      guess -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    while high - low > Self.tolerance {
      let middle = (low + high) / 2
      if x.value(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static let newtonSteps = 8
  private static let tolerance = 1e-12

  /// One coordinate: c s + b s² + a s³.
  private struct Polynomial: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
    func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    func curvature(_ s: Double) -> Double { 6 * a * s + 2 * b }
  }
}
