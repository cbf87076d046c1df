import Foundation

/// Blurs coverage and pictures.
enum AlphaBlur {
  /// The blurred mask, larger by the kernel's reach on each side.
  static func blurred(_ mask: Mask, sigma: Double, cut: Double) -> Mask {
    let kernel = GaussianKernel(sigma: sigma, cut: cut)
    let bounds = mask.bounds
    var plane = FloatPlane(width: bounds.width, height: bounds.height, channels: 1)
    for y in 0..<bounds.height {
      let row = mask.row(bounds.x0, bounds.y0 + y)
      for x in 0..<bounds.width { plane.values[y * bounds.width + x] = Float(row[x]) }
    }
    let done = plane.blurred(kernel, border: .grows)
    let result = Mask(bounds: bounds.expanded(by: kernel.reach))
    for y in 0..<done.height {
      let row = result.row(result.bounds.x0, result.bounds.y0 + y)
      for x in 0..<done.width {
        row[x] = UInt8(min(max(done.values[y * done.width + x], 0), 255) + 0.5)
      }
    }
    return result
  }

  /// From this standard deviation in pixels on, pictures are blurred at a lower resolution.
  static let coarseSigma = 8.0

  /// Blurs a surface in place. With `clamps` the sides stay opaque, else they fade out; the caller
  /// leaves room for that.
  static func blur(_ surface: Surface, sigma: Double, clamps: Bool) {
    let bounds = surface.bounds
    let factor = sigma >= coarseSigma ? Int(sigma / 4) : 1
    var plane = FloatPlane(surface, factor: factor)
    let reduced = reducedSigma(sigma, factor: factor)
    let kernel = GaussianKernel(sigma: reduced, cut: GaussianKernel.blurCut)
    if clamps {
      plane = plane.blurred(kernel, border: .clamps)
    } else {
      plane = plane.blurred(kernel, border: .grows)
        .cropped(by: kernel.reach)
    }
    for y in bounds.y0..<bounds.y1 {
      plane.write(
        row: y - bounds.y0, factor: factor, to: surface.row(bounds.x0, y), count: bounds.width)
    }
  }

  /// What is left to blur when blocks of `factor` pixels are averaged first and drawn between
  /// their centres later: those two add 1/12 + 1/6 of a block's square to the variance.
  static func reducedSigma(_ sigma: Double, factor: Int) -> Double {
    guard factor > 1 else { return sigma }
    let own = sigma / Double(factor)
    return max(own * own - 0.25, 0).squareRoot()
  }
}
