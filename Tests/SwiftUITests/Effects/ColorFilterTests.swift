import HangaDrawing
import SwiftUI
import Testing

@testable import SwiftUI

struct ColorFilterTests {
  private func apply(_ matrix: HangaDrawing.ColorMatrix, _ color: [Double]) -> [Double] {
    let input = color + [1, 1]
    return (0..<3).map { row in
      zip(matrix.values[(row * 5)..<(row * 5 + 5)], input).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }
  private func isNear(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < 1e-12 }
  }
  private func luminance(_ color: [Double]) -> Double {
    0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
  }

  private let color = [0.2, 0.5, 0.9]

  @Test func brightnessAdds() {
    #expect(isNear(apply(ColorFilters.brightness(0.1), color), [0.3, 0.6, 1.0]))
  }

  @Test func contrastKeepsTheMiddleGrey() {
    #expect(isNear(apply(ColorFilters.contrast(3), [0.5, 0.5, 0.5]), [0.5, 0.5, 0.5]))
    #expect(isNear(apply(ColorFilters.contrast(2), [0.75, 0.5, 0.25]), [1, 0.5, 0]))
  }

  @Test func greyHasTheColoursLuminance() {
    let grey = luminance(color)
    #expect(isNear(apply(ColorFilters.saturation(0), color), [grey, grey, grey]))
    #expect(isNear(apply(ColorFilters.grayscale(1), color), [grey, grey, grey]))
    #expect(isNear(apply(ColorFilters.saturation(1), color), color))
  }

  @Test func inversionTwiceChangesNothing() {
    let matrix = ColorFilters.inversion()
    #expect(isNear(apply(matrix, apply(matrix, color)), color))
  }

  @Test(arguments: [0.0, 30, 90, 180, 300])
  func hueRotationKeepsGreysAndLuminance(degrees: Double) {
    let matrix = ColorFilters.hueRotation(.degrees(degrees))
    #expect(isNear(apply(matrix, [0.4, 0.4, 0.4]), [0.4, 0.4, 0.4]))
    #expect(abs(luminance(apply(matrix, color)) - luminance(color)) < 1e-12)
  }

  @Test func hueRotationsAddUp() {
    let third = ColorFilters.hueRotation(.degrees(40))
    let whole = apply(ColorFilters.hueRotation(.degrees(120)), color)
    #expect(isNear(apply(third, apply(third, apply(third, color))), whole))
    #expect(isNear(apply(ColorFilters.hueRotation(.degrees(360)), color), color))
  }
}
