import Foundation
import HangaGeometry
import Testing

struct PathTests {
  private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func descriptionReadsBack() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1.5, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    let text = "0 0 m 10 0 l 1.5 2 3 4 q 1 2 3 4 5 6 c h"
    #expect(path.description == text)
    #expect(Path(text) == path)
  }

  @Test(arguments: ["0 m", "0 0 x", "1 2 l 3", "0 0 0 l"])
  func brokenDescriptionIsNoPath(text: String) { #expect(Path(text) == nil) }

  @Test func boundingRectLeavesControlPointsOut() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // A quadratic curve's top is halfway to its control point.
    #expect(isClose(path.boundingRect.height, 5))
    #expect(Path().boundingRect.isNull)
  }

  @Test func ellipseBoundsAreItsRectangle() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    let bounds = Path(ellipseIn: rect).boundingRect
    #expect(isClose(bounds.minX, 3) && isClose(bounds.maxX, 23))
    #expect(isClose(bounds.minY, 4) && isClose(bounds.maxY, 14))
  }

  @Test func containsFollowsTheRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func arcTurnsClockwiseOnScreenUnlessToldOtherwise() {
    var short = Path()
    short.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    #expect(isClose(short.boundingRect.minX, 0) && isClose(short.boundingRect.maxY, 10))
    var long = Path()
    long.addArc(
      center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(
      isClose(long.boundingRect.minX, -10, 0.01) && isClose(long.boundingRect.minY, -10, 0.01))
  }

  @Test func arcToTangentTouchesBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint!.x, 10) && isClose(path.currentPoint!.y, 4))
    // The quarter circle's middle lies 4 · (1 − √½) from the corner's sides.
    let inset = 4 * (1 - 0.5.squareRoot())
    #expect(path.contains(CGPoint(x: 10 - inset - 0.01, y: inset - 0.02)) == false)
    #expect(path.contains(CGPoint(x: 10 - inset - 0.02, y: inset + 0.01)))
  }

  @Test func trimmingGoesByLength() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let part = path.trimmedPath(from: 0.25, to: 0.875)
    // 40 long: from 10 to 35.
    #expect(part.description == "10 0 m 30 0 l 30 5 l")
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
  }

  @Test func trimmedCircleEndsWhereItsLengthSays() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let start = circle.trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(isClose(start.width, 10, 0.05) && isClose(start.height, 10, 0.05))
    // Clockwise from 3 o'clock: the first quarter lies to the right and below the middle.
    #expect(isClose(start.minX, 0, 0.05) && isClose(start.minY, 0, 0.05))
  }

  @Test func strokeReachesHalfItsWidth() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(butt == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
    #expect(square == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 11.9, y: 0)) && !round.contains(CGPoint(x: 11.7, y: 1.7)))
  }

  @Test func miterBeyondItsLimitIsCut() {
    var corner = Path()
    corner.move(to: CGPoint(x: 0, y: 10))
    corner.addLine(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    let tip = CGPoint(x: -0.9, y: -0.9)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
  }

  @Test func dashesOfNoLengthAreDotsFromTheStart() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
    }
    let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    #expect([0, 10, 20].allSatisfy { dots.contains(CGPoint(x: $0, y: 1)) })
    #expect([4, 14, 24].allSatisfy { !dots.contains(CGPoint(x: $0, y: 1)) })
  }

  @Test func dashesStartAtThePhase() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let style = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    let stroked = line.strokedPath(style)
    // Drawn: 0…2, 4…7, 9…10.
    for x in [1.0, 5.0, 9.5] { #expect(stroked.contains(CGPoint(x: x, y: 0))) }
    for x in [3.0, 8.0] { #expect(!stroked.contains(CGPoint(x: x, y: 0))) }
  }

  @Test func aStrokedRectangleHasAHole() {
    let ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(ring.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 0.5, y: 5)))
  }
}
