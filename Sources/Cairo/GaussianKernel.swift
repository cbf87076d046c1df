import Foundation
import HangaGeometry

/// The weights of a Gaussian at whole distances, cut and made to sum to one.
struct GaussianKernel: Hashable {
  /// From the centre outwards: the centre once, then each distance on either side.
  let weights: [Float]

  /// How far a blurred edge reaches, in standard deviations (facts/layout.md §14).
  static let blurCut = 2.8
  static let shadowCut = 2.0

  init(sigma: Double, cut: Double) {
    guard sigma > 0.05, sigma.isFinite else {
      weights = [1]
      return
    }
    let reach = Int((sigma * cut).rounded(.down))
    var values: [Double] = []
    for distance in 0...reach {
      let d = Double(distance)
      values.append(Elementary.exponential(-d * d / (2 * sigma * sigma)))
    }
    let sum = 2 * values.reduce(0, +) - values[0]
    weights = values.map { Float($0 / sum) }
  }

  var reach: Int { weights.count - 1 }
}
