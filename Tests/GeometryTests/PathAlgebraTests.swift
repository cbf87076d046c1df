import Foundation
import HangaGeometry
import Testing

struct PathAlgebraTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }
  private func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The area by Green's theorem; the result's loops do not cross, so holes count against it.
  private func area(_ path: Path) -> CGFloat {
    path.polylines(tolerance: 0.0005).reduce(0) { sum, line in
      sum
        + line.points.indices.reduce(0) {
          let (a, b) = (line.points[$1], line.points[($1 + 1) % line.points.count])
          return $0 + (a.x * b.y - a.y * b.x) / 2
        }
    }
  }
  private func length(_ path: Path) -> CGFloat {
    path.polylines(tolerance: 0.0005).reduce(0) { sum, line in
      sum + zip(line.points, line.points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }
  private func loops(_ path: Path) -> Int {
    path.elements.count { if case .move = $0 { true } else { false } }
  }

  @Test func overlappingSquaresGiveTheirSharedAndOwnAreas() {
    let (a, b) = (square(0, 0), square(5, 5))
    #expect(abs(area(a.union(b)) - CGFloat(2 * 100 - 25)) < 1e-6)
    #expect(abs(area(a.intersection(b)) - CGFloat(25)) < 1e-6)
    #expect(abs(area(a.subtracting(b)) - CGFloat(100 - 25)) < 1e-6)
    #expect(abs(area(a.symmetricDifference(b)) - CGFloat(2 * 75)) < 1e-6)
    #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(loops(a.union(b)) == 1)
    #expect(loops(a.symmetricDifference(b)) == 2)
  }

  @Test func placesOfThePathsThemselvesStayExact() {
    let odd = Path(CGRect(x: 0.1, y: 1.0 / 3, width: 20, height: 20))
    let result = odd.union(square(100, 100))
    #expect(result.boundingRect.minX == 0.1 && result.boundingRect.minY == 1.0 / 3)
  }

  @Test func directionOfThePathsDoesNotMatter() {
    var reversed = Path()
    reversed.addLines([
      CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 15), CGPoint(x: 15, y: 15), CGPoint(x: 15, y: 5),
    ])
    #expect(abs(area(square(0, 0).union(reversed)) - CGFloat(175)) < 1e-6)
    #expect(abs(area(square(0, 0).subtracting(reversed)) - CGFloat(75)) < 1e-6)
  }

  @Test func sharedEdgeVanishesInAUnion() {
    let result = square(0, 0).union(square(10, 0))
    #expect(loops(result) == 1)
    #expect(abs(area(result) - CGFloat(200)) < 1e-6)
    #expect(abs(length(result) + result.closingLength - CGFloat(60)) < 1e-6)
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
  }

  @Test func touchingCornersStayTwoLoops() {
    let result = square(0, 0).union(square(10, 10))
    #expect(loops(result) == 2)
    #expect(abs(area(result) - CGFloat(200)) < 1e-6)
  }

  @Test func aPathWithItselfIsItselfOrNothing() {
    for path in [square(3, 4), disc(20, 20, 12), square(0, 0).union(disc(10, 10, 7))] {
      #expect(abs(area(path.union(path)) - area(path)) < 1e-3)
      #expect(abs(area(path.intersection(path)) - area(path)) < 1e-3)
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
    }
  }

  @Test func nothingIsNeutral() {
    let nothing = Path()
    #expect(abs(area(square(0, 0).union(nothing)) - CGFloat(100)) < 1e-6)
    #expect(abs(area(nothing.union(square(0, 0))) - CGFloat(100)) < 1e-6)
    #expect(square(0, 0).intersection(nothing).isEmpty)
    #expect(nothing.subtracting(square(0, 0)).isEmpty)
    #expect(nothing.normalized().isEmpty)
  }

  @Test func holeIsAHoleByBothRules() {
    let ring = square(0, 0, 30).subtracting(square(10, 10))
    #expect(abs(area(ring) - CGFloat(900 - 100)) < 1e-6)
    let middle = CGPoint(x: 15, y: 15)
    #expect(!ring.contains(middle) && !ring.contains(middle, eoFill: true))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
  }

  /// The lens of two unit circles a radius apart: 2π/3 − √3/2.
  @Test func lensOfTwoCirclesHasTheRightArea() {
    let radius: CGFloat = 20
    let lens = disc(0, 0, radius).intersection(disc(radius, 0, radius))
    let expected = (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2) * radius * radius
    // Four cubics are not quite a circle: 0.03 % of the radius.
    #expect(abs(area(lens) / expected - 1) < 1e-3)
  }

  @Test func curvesStayCurves() {
    let result = disc(0, 0, 20).union(disc(15, 0, 20))
    let curves = result.elements.count { if case .curve = $0 { true } else { false } }
    let lines = result.elements.count { if case .line = $0 { true } else { false } }
    // Four quarters each, of which the crossings cut two in two; what lies inside is gone.
    #expect(curves <= 10 && curves >= 6)
    #expect(lines == 0)
  }

  @Test func pentagramIsNormalizedByItsRule() {
    let corners = [
      CGPoint(x: 50, y: 5), CGPoint(x: 76, y: 86), CGPoint(x: 7, y: 36), CGPoint(x: 93, y: 36),
      CGPoint(x: 24, y: 86),
    ]
    var star = Path()
    star.addLines(corners)
    star.closeSubpath()
    let hollow = star.normalized(eoFill: true)
    let full = star.normalized(eoFill: false)
    #expect(loops(full) == 1)
    #expect(!hollow.contains(CGPoint(x: 50, y: 55)) && full.contains(CGPoint(x: 50, y: 55)))
    #expect(area(full) > area(hollow))
  }

  @Test func openSubpathsCountAsClosed() {
    var corner = Path()
    corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(abs(area(corner.union(Path())) - CGFloat(50)) < 1e-6)
  }

  @Test func lineIsCutAtTheEdges() {
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let inside = line.lineIntersection(square(0, 0))
    #expect(abs(length(inside) - CGFloat(10)) < 1e-6 && loops(inside) == 1)
    let outside = line.lineSubtraction(square(0, 0))
    #expect(abs(length(outside) - CGFloat(40 - 10)) < 1e-6 && loops(outside) == 2)
    #expect(inside.elements.last != .closeSubpath)
  }

  @Test func lineStaysACurve() {
    var arc = Path()
    arc.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    let half = arc.lineIntersection(Path(CGRect(x: 0, y: -20, width: 40, height: 40)))
    #expect(abs(length(half) - CGFloat.pi * 5) < 1e-2)
    #expect(half.elements.count <= 3)
  }

  @Test func hugeAndBrokenPathsGiveNothingWorse() {
    let far = Path(CGRect(x: 1e7, y: 1e7, width: 1e6, height: 1e6))
    #expect(abs(area(far.union(far)) / 1e12 - 1) < 1e-6)
    var broken = Path()
    broken.move(to: CGPoint(x: CGFloat.nan, y: 0))
    broken.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
    #expect(broken.union(square(0, 0)).isEmpty)
  }

  /// Points anywhere are inside the result exactly if the rule says so of the two paths.
  @Test(arguments: 0..<60)
  func everyPointFollowsTheRule(seed: Int) {
    var random = Sequence(seed: UInt64(seed))
    let (a, b) = (random.path(), random.path())
    let results: [(Path, (Bool, Bool) -> Bool)] = [
      (a.union(b), { $0 || $1 }), (a.intersection(b), { $0 && $1 }),
      (a.subtracting(b), { $0 && !$1 }), (a.symmetricDifference(b), { $0 != $1 }),
    ]
    let edges =
      a.strokedPath(StrokeStyle(lineWidth: 0.2)).polylines(tolerance: 0.01)
      + b.strokedPath(StrokeStyle(lineWidth: 0.2)).polylines(tolerance: 0.01)
    let rims = edges.map { line in
      var path = Path()
      path.addLines(line.points)
      path.closeSubpath()
      return path
    }
    for _ in 0..<60 {
      let point = random.point()
      // Too near an edge nobody can tell.
      if rims.contains(where: { $0.contains(point) }) { continue }
      let (inA, inB) = (a.contains(point), b.contains(point))
      for (result, rule) in results {
        #expect(result.contains(point) == rule(inA, inB), "\(point)")
        #expect(result.contains(point, eoFill: true) == rule(inA, inB), "\(point)")
      }
    }
  }

  /// Numbers that only look random.
  private struct Sequence {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt64(1) << 31)
    }
    mutating func point() -> CGPoint { CGPoint(x: number() * 100, y: number() * 100) }

    /// Whole coordinates now and then, so that ends meet ends and lines lie on lines.
    mutating func corner() -> CGPoint {
      let point = point()
      return number() < 0.5
        ? CGPoint(x: (point.x / 20).rounded() * 20, y: (point.y / 20).rounded() * 20) : point
    }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<(1 + Int(number() * 2)) {
        path.move(to: corner())
        for _ in 0..<(2 + Int(number() * 4)) {
          if number() < 0.6 {
            path.addLine(to: corner())
          } else {
            path.addCurve(to: corner(), control1: corner(), control2: corner())
          }
        }
        path.closeSubpath()
      }
      return path
    }
  }
}

extension Path {
  /// The length of the lines that `closeSubpath` draws.
  fileprivate var closingLength: CGFloat {
    polylines(tolerance: 0.01).filter(\.isClosed).reduce(0) { sum, line in
      guard let first = line.points.first, let last = line.points.last else { return sum }
      return sum + first.distance(to: last)
    }
  }
}
