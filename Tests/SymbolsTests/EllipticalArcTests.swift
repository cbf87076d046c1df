import Foundation
import HangaGeometry
import Testing

@testable import HangaSymbols

struct EllipticalArcTests {
  private func bounds(_ data: String) throws -> CGRect {
    try PathDataReader.path(data).boundingRect
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ slack: CGFloat = 1e-3) -> Bool {
    abs(a - b) < slack
  }

  @Test func halfCircleClockwiseRisesFromLeftToRight() throws {
    let rect = try bounds("M0 0A5 5 0 0 1 10 0")
    #expect(near(rect.minY, -5) && near(rect.maxY, 0))
    #expect(near(rect.minX, 0) && near(rect.maxX, 10))
  }

  @Test func halfCircleCounterclockwiseHangsBelow() throws {
    let rect = try bounds("M0 0A5 5 0 0 0 10 0")
    #expect(near(rect.minY, 0) && near(rect.maxY, 5))
  }

  /// From (3, 4) to (3, −4) on a circle of radius 5 about the origin: the large arc goes round by
  /// the left, the small one stays right of x = 3.
  @Test func flagsChooseAmongTheFourArcs() throws {
    let large = try bounds("M3 4A5 5 0 1 1 3-4")
    #expect(near(large.minX, -5) && near(large.height, 10))
    let small = try bounds("M3 4A5 5 0 0 0 3-4")
    #expect(near(small.minX, 3) && near(small.maxX, 5))
    let other = try bounds("M3 4A5 5 0 0 1 3-4")
    #expect(near(other.minX, 1) && near(other.maxX, 3))
    let otherLarge = try bounds("M3 4A5 5 0 1 0 3-4")
    #expect(near(otherLarge.maxX, 11) && near(otherLarge.height, 10))
  }

  @Test func rotatedEllipseReachesItsTurnedAxes() throws {
    // Turned by 90°, radius 10 is vertical: half of it reaches 4 sideways from a vertical chord.
    let rect = try bounds("M0 0A10 4 90 0 1 0 20")
    #expect(near(rect.maxX, 4) && near(rect.height, 20))
  }

  @Test func tooSmallRadiiGrow() throws {
    let rect = try bounds("M0 0A1 1 0 0 1 10 0")
    #expect(near(rect.minY, -5))
  }

  @Test func zeroRadiusIsALineAndNoDistanceIsNothing() throws {
    #expect(try PathDataReader.path("M0 0A0 5 0 0 1 10 0").elements.count == 2)
    #expect(try PathDataReader.path("M0 0A5 5 0 0 1 0 0").elements.count == 1)
  }

  /// A cubic quarter strays from the circle by less than 0.03 %.
  @Test func everyCurveStaysOnTheCircle() throws {
    let path = try PathDataReader.path("M6 8A10 10 0 1 1 8 6")
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .curve(let end, let c1, let c2):
        for step in 0...10 {
          let t = CGFloat(step) / 10
          let u = 1 - t
          let x = u * u * u * current.x + 3 * u * u * t * c1.x + 3 * u * t * t * c2.x
          let y = u * u * u * current.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y
          let px = x + t * t * t * end.x
          let py = y + t * t * t * end.y
          #expect(near((px * px + py * py).squareRoot(), 10, 0.003))
        }
        current = end
      case .move(let end): current = end
      case .line, .quadCurve, .closeSubpath: Issue.record("an arc is made of cubics")
      }
    }
    #expect(path.elements.count == 5)
  }
}
