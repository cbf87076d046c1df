import Foundation
import HangaBitmaps
import HangaDrawing
import HangaGeometry
import Testing

@testable import HangaCairo

/// Pictures made from the one before: of the same bits as pictures made afresh, with less work.
struct ChangedRegionTests {
  /// A picture's items from numbers that only look random.
  private struct Source {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    mutating func length(_ bound: Int) -> CGFloat { CGFloat(next(bound * 4)) / 4 }

    mutating func rect() -> CGRect {
      CGRect(x: length(80) - 5, y: length(60) - 5, width: 2 + length(40), height: 2 + length(30))
    }

    mutating func paint() -> Paint {
      let color = ResolvedColor(hex: UInt32(next(0x100_0000)), alpha: Double(1 + next(4)) / 4)
      guard next(3) == 0 else { return .color(color) }
      let stops = [
        GradientStop(color: color, location: 0),
        GradientStop(color: ResolvedColor(hex: 0x0000FF), location: 1),
      ]
      let box = rect()
      switch next(4) {
      case 0:
        return .linearGradient(
          stops, start: box.origin, end: CGPoint(x: box.maxX, y: box.maxY))
      case 1:
        return .radialGradient(stops, center: box.origin, startRadius: 2, endRadius: 30)
      case 2: return .angularGradient(stops, center: box.origin, start: 0.3, end: 5)
      default: return .ellipticalGradient(stops, rect: box, startFraction: 0, endFraction: 1)
      }
    }

    mutating func outline() -> Outline {
      switch next(4) {
      case 0: return .rectangle(rect())
      case 1: return .ellipse(rect())
      case 2: return Drawn.rounded(rect(), length(10))
      default: return Drawn.rounded(rect(), length(10), .circular)
      }
    }

    mutating func leaf(_ hasBackdrops: Bool) -> DisplayItem {
      switch next(hasBackdrops ? 6 : 5) {
      case 0...2: return .fill(outline(), paint(), FillRule())
      case 3, 4: return .stroke(outline(), paint(), Pen(width: 1 + length(4)))
      default: return .backdrop(outline(), BackdropTests.recipes[next(BackdropTests.recipes.count)])
      }
    }

    mutating func item(_ depth: Int, _ hasBackdrops: Bool) -> DisplayItem {
      guard depth > 0, next(2) == 0 else { return leaf(hasBackdrops) }
      let inner = items(1 + next(3), depth - 1, hasBackdrops)
      switch next(10) {
      case 0: return .group(.opacity(Double(next(5)) / 4), inner)
      case 1: return .group(.clip(outline(), FillRule()), inner)
      case 2:
        let turn = CGAffineTransform(rotationAngle: length(3))
        return .group(.transform(turn.concatenating(.init(translationX: 20, y: 3))), inner)
      case 3: return .group(.blur(radius: length(4), isOpaque: next(2) == 0), inner)
      case 4, 5: return ShadowTests.shadowed(inner, radius: length(5), x: length(6), y: length(6))
      case 6: return .group(.mask(items(1 + next(2), 0, false)), inner)
      case 7: return .group(.blend(BlendMode.allCases[next(BlendMode.allCases.count)]), inner)
      case 8: return .group(.flatten, inner)
      default: return .group(.luminanceToAlpha, inner)
      }
    }

    mutating func items(_ count: Int, _ depth: Int, _ hasBackdrops: Bool) -> [DisplayItem] {
      (0..<count).map { _ in item(depth, hasBackdrops) }
    }

    /// The items with one replaced, taken out or put in, at any depth.
    mutating func change(_ items: [DisplayItem], _ hasBackdrops: Bool) -> [DisplayItem] {
      guard !items.isEmpty else { return [leaf(hasBackdrops)] }
      var items = items
      let index = next(items.count)
      if case .group(let effect, let inner) = items[index], next(4) > 0 {
        items[index] = .group(effect, change(inner, hasBackdrops))
        return items
      }
      switch next(4) {
      case 0: items.remove(at: index)
      case 1: items.insert(leaf(hasBackdrops), at: index)
      default: items[index] = leaf(hasBackdrops)
      }
      return items
    }
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 90, height: 70), scale: 2, background: .white, items: items)
  }

  @Test(arguments: 0..<60) func whatIsKeptIsWhatDrawingAgainGives(seed: Int) throws {
    var source = Source(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let hasBackdrops = seed % 3 == 0
    var items = source.items(6, 3, hasBackdrops)
    let kept = Drawn.rasterizer()
    let images = ImageStore()
    for step in 0..<12 {
      let picture = try kept.draw(list(items), images: images)
      let fresh = try Drawn.rasterizer().draw(list(items), images: images)
      #expect(picture == fresh, "step \(step)")
      items = source.change(items, hasBackdrops)
    }
  }

  /// 180 by 140 pixels; a square of 20 moves by 10.
  @Test func onlyWhatASquareLeavesAndComesToIsDrawn() throws {
    let rasterizer = Drawn.rasterizer()
    let images = ImageStore()
    let around = [Drawn.rect(50, 50, 20, 10, 0xFF0000), Drawn.rect(0, 60, 20, 10, 0x00FF00)]
    _ = try rasterizer.draw(list(around + [Drawn.rect(0, 0, 10, 10)]), images: images)
    #expect(rasterizer.pixelCount == 180 * 140 && rasterizer.itemCount == 3)
    _ = try rasterizer.draw(list(around + [Drawn.rect(5, 0, 10, 10)]), images: images)
    #expect(rasterizer.pixelCount == 180 * 140 + 30 * 20 && rasterizer.itemCount == 4)
    _ = try rasterizer.draw(list(around + [Drawn.rect(5, 0, 10, 10)]), images: images)
    #expect(rasterizer.pixelCount == 180 * 140 + 30 * 20 && rasterizer.itemCount == 4)
  }

  @Test func anotherCanvasIsDrawnAsAWhole() throws {
    let rasterizer = Drawn.rasterizer()
    let images = ImageStore()
    var first = list([Drawn.rect(0, 0, 10, 10)])
    _ = try rasterizer.draw(first, images: images)
    first.background = .black
    _ = try rasterizer.draw(first, images: images)
    #expect(rasterizer.pixelCount == 2 * 180 * 140)
    first.scale = 1
    _ = try rasterizer.draw(first, images: images)
    #expect(rasterizer.pixelCount == 2 * 180 * 140 + 90 * 70)
  }
}
