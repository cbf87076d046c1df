import Foundation

extension Elementary {
  /// The cube root, by Newton's method from a power-of-two estimate.
  package static func cubeRoot(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let magnitude = abs(value)
    var root = Double(sign: .plus, exponent: magnitude.exponent / 3, significand: 1)
    for _ in 0..<40 {
      let next = root - (root - magnitude / (root * root)) / 3
      if next == root { break }
      root = next
    }
    return value < 0 ? -root : root
  }
}
