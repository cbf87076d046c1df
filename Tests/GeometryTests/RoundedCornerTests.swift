import Foundation
import HangaGeometry
import Testing

struct RoundedCornerTests {
  /// facts/text-and-colour.md §4: the corner needs 1.52866483 radii of each edge.
  @Test func continuousCornerStartsFarOut() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    let start = 1.52866483 * 20
    guard case .move(let to)? = path.elements.first else {
      Issue.record("The outline does not start with a move.")
      return
    }
    #expect(abs(to.x - (100 - start)) < 1e-9 && to.y == 0)
  }

  @Test func circularCornerIsAQuarterCircle() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20,
      style: .circular)
    let diagonal = 20 - 20 * 0.5.squareRoot()
    #expect(!path.contains(CGPoint(x: diagonal - 0.05, y: diagonal - 0.05)))
    #expect(path.contains(CGPoint(x: diagonal + 0.05, y: diagonal + 0.05)))
  }

  @Test func largeRadiusIsHalfTheShorterSide() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      Path(roundedRect: rect, cornerRadius: 500) == Path(roundedRect: rect, cornerRadius: 20))
  }

  /// facts/text-and-colour.md §4: a capsule's ends are cut at the middle, .0015 radii short of it.
  @Test func crowdedEndIsSlightlyPointed() {
    let radius: CGFloat = 1000
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 6 * radius, height: 2 * radius), cornerRadius: radius)
    let left = path.boundingRect.minX
    #expect(left > 0.001 * radius && left < 0.0025 * radius)
    for (share, depth) in [(0.85, 0.022), (0.90, 0.013), (0.95, 0.007)] as [(CGFloat, CGFloat)] {
      // Found by halving: the outline's depth at this height.
      var (outside, inside) = (CGFloat(0), radius)
      for _ in 0..<40 {
        let middle = (outside + inside) / 2
        if path.contains(CGPoint(x: middle, y: share * radius)) {
          inside = middle
        } else {
          outside = middle
        }
      }
      #expect(abs(inside / radius - depth) < 0.0015, "at \(share)")
    }
  }

  @Test func everyCornerHasItsOwnRadius() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii,
      style: .circular)
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    #expect(!path.contains(CGPoint(x: 98.5, y: 98.5)) && path.contains(CGPoint(x: 96, y: 96)))
  }

  @Test func aSquareWithTheLargestRadiusIsACircle() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 12)
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let (sine, cosine) = Elementary.sineAndCosine(degrees * .pi / 180)
      #expect(path.contains(CGPoint(x: 12 + 11.95 * cosine, y: 12 + 11.95 * sine)))
      #expect(!path.contains(CGPoint(x: 12 + 12.05 * cosine, y: 12 + 12.05 * sine)))
    }
  }

  /// From free to crowded the outline moves without a jump.
  @Test func cornersTurnIntoArcsSteadily() {
    var last: CGFloat?
    for step in 0...40 {
      let side = 20 + CGFloat(step) * 0.4
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 10)
      var (outside, inside) = (CGFloat(0), CGFloat(10))
      for _ in 0..<30 {
        let middle = (outside + inside) / 2
        if path.contains(CGPoint(x: 6, y: middle)) { inside = middle } else { outside = middle }
      }
      if let last { #expect(abs(inside - last) < 0.03) }
      last = inside
    }
  }

  @Test func infiniteRadiiGiveACircle() {
    let infinite = CGFloat.infinity
    let radii = RectangleCornerRadii(
      topLeading: infinite, bottomLeading: infinite, bottomTrailing: infinite,
      topTrailing: infinite)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadii: radii)
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let (sine, cosine) = Elementary.sineAndCosine(degrees * .pi / 180)
      #expect(path.contains(CGPoint(x: 12 + 11.95 * cosine, y: 12 + 11.95 * sine)))
      #expect(!path.contains(CGPoint(x: 12 + 12.05 * cosine, y: 12 + 12.05 * sine)))
    }
  }
}
