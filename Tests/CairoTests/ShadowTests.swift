import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry
import Testing

struct ShadowTests {
  private func alpha(_ bitmap: Bitmap, x: Int, y: Int) -> Double {
    Double(255 - Int(bitmap.rgb(x, y) & 0xFF)) / 255
  }

  static func shadowed(_ items: [DisplayItem], radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> DisplayItem
  {
    let color = ResolvedColor(hex: 0, alpha: 0.33)
    return .group(
      .shadow(ShadowRecipe(color: color, radius: radius, offset: CGSize(width: x, height: y))),
      items)
  }

  struct Profile: Sendable {
    var radius: CGFloat
    var alphas: [Double]
  }

  /// groundtruth measurements §9, at 3×: alpha outside a long edge, every 6 px from the edge on.
  static let profiles = [
    Profile(
      radius: 12,
      alphas: [0.163, 0.138, 0.118, 0.094, 0.079, 0.059, 0.049, 0.034, 0.025, 0.015, 0.010, 0.005]),
    Profile(
      radius: 8, alphas: [0.163, 0.123, 0.094, 0.069, 0.044, 0.030, 0.015, 0.005, 0]),
  ]

  @Test(arguments: profiles)
  func alphaFallsOffAsMeasured(profile: Profile) throws {
    // The edge at x = 300 px; black over white shows the alpha.
    let item = Self.shadowed([Drawn.rect(0, 0, 100, 200, 0xFFFFFF)], radius: profile.radius)
    let bitmap = try Drawn.bitmap(140, 200, scale: 3, [item])
    for (index, wanted) in profile.alphas.enumerated() {
      // The table's steps are coarse, and whether a distance is a pixel's near or far side is open.
      let found = [299, 300].map { alpha(bitmap, x: $0 + 6 * index, y: 300) }
      let outside = index == 0 ? [found[1]] : found
      #expect(outside.contains { abs($0 - wanted) <= 2.0 / 255 }, "at \(6 * index): \(outside)")
    }
  }

  /// facts/layout.md §14: 84/255 · (Φ(2) − Φ(d / σ)) / (2Φ(2) − 1), within one level.
  @Test func alphaIsTheCutGaussian() throws {
    let sigma = 36.0
    let item = Self.shadowed([Drawn.rect(0, 0, 100, 200, 0xFFFFFF)], radius: 12)
    let bitmap = try Drawn.bitmap(140, 200, scale: 3, [item])
    func integral(to x: Double) -> Double {
      // The middle rule from 0; 1/√(2π) = 0.39894228.
      let steps = 400
      let width = x / Double(steps)
      return 0.5
        + (0..<steps).reduce(0.0) { sum, step in
          let place = (Double(step) + 0.5) * width
          return sum + 0.39894228 * Elementary.exponential(-place * place / 2) * width
        }
    }
    let whole = 2 * integral(to: 2) - 1
    for distance in stride(from: 0.5, to: 80, by: 1) {
      let share = max(integral(to: 2) - integral(to: distance / sigma), 0) / whole
      let found = alpha(bitmap, x: 300 + Int(distance), y: 300) * 255
      #expect(abs(found - 84 * share) <= 1, "at \(distance)")
    }
  }

  @Test func theGroupLiesOverItsShadow() throws {
    let item = Self.shadowed([Drawn.rect(5, 5, 10, 10, 0xFF0000)], radius: 2, x: 3, y: 3)
    let bitmap = try Drawn.bitmap(24, 24, [item])
    #expect(bitmap.rgb(14, 14) == 0xFF0000)
    #expect(bitmap.rgb(16, 16) != 0xFFFFFF && bitmap.rgb(3, 3) == 0xFFFFFF)
  }

  @Test func withoutARadiusTheShadowIsTheShape() throws {
    let item = Self.shadowed([Drawn.rect(1, 0, 2, 1)], radius: 0, x: 3)
    // 0.33 is 84/255: 255 − 84.
    #expect(try Drawn.bitmap(8, 1, [item]).greys(row: 0) == [255, 0, 0, 255, 171, 171, 255, 255])
  }

  /// A shape next to the origin shares its shadow with the general way of drawing one.
  @Test(arguments: [
    (40.0, 30.0, 0.0), (200, 120, 14), (200, 24, 12), (64, 64, 32), (90.5, 61.25, 7),
  ])
  func shortCutsDrawTheSame(width: CGFloat, height: CGFloat, radius: CGFloat) throws {
    let rect = CGRect(x: 20, y: 20, width: width, height: height)
    let shape = DisplayItem.fill(Drawn.rounded(rect, radius), Drawn.color(0x336699), FillRule())
    let simple = Self.shadowed([shape], radius: 5, x: 1, y: 2)
    // A group of two items is drawn the general way; the second has no ink of its own.
    let general = Self.shadowed([shape, Drawn.rect(30, 30, 1, 1, 0x336699)], radius: 5, x: 1, y: 2)
    let one = try Drawn.bitmap(width + 40, height + 44, scale: 2, [simple])
    let two = try Drawn.bitmap(width + 40, height + 44, scale: 2, [general])
    var worst = 0
    for y in 0..<one.height {
      for x in 0..<one.width {
        worst = max(worst, abs(Int(one.rgb(x, y) & 0xFF) - Int(two.rgb(x, y) & 0xFF)))
      }
    }
    #expect(worst <= 1)
  }

  @Test func cachedShadowsChangeNoPixel() throws {
    let shape = DisplayItem.fill(
      Drawn.rounded(CGRect(x: 20, y: 20, width: 60, height: 40), 9), Drawn.color(0x336699),
      FillRule())
    let list = DisplayList(
      size: CGSize(width: 110, height: 90), scale: 2, background: .white,
      items: [Self.shadowed([shape], radius: 6), Self.shadowed([shape, shape], radius: 4, y: 20)])
    let rasterizer = Drawn.rasterizer()
    let first = try rasterizer.draw(list, images: ImageStore())
    let second = try rasterizer.draw(list, images: ImageStore())
    #expect(first == second)
  }

  @Test func innerShadowStaysInside() throws {
    let recipe = ShadowRecipe(
      color: ResolvedColor(hex: 0, alpha: 0.5), radius: 2, offset: .zero, isInner: true)
    let item = DisplayItem.group(.shadow(recipe), [Drawn.rect(4, 4, 16, 16, 0xFFFFFF)])
    let bitmap = try Drawn.bitmap(24, 24, [item])
    let row = bitmap.greys(row: 12)
    #expect(row[3] == 255 && row[12] == 255)
    #expect(row[4] < row[5] && row[5] < row[6] && row[4] > 160)
  }
}
