import Testing
import UIKit

struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  private func count(_ path: UIBezierPath) -> (lines: Int, curves: Int) {
    var (lines, curves) = (0, 0)
    path.cgPath.forEach { element in
      if case .line = element { lines += 1 }
      if case .curve = element { curves += 1 }
    }
    return (lines, curves)
  }

  @Test func onlyNamedCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(count(path).curves == 2)
    #expect(count(path).lines == 4)
  }

  @Test func radiusStopsAtHalfTheShorterSide() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 1000)
    var first = CGPoint.zero
    path.cgPath.forEach { if case .move(let to) = $0 { first = to } }
    #expect(first == CGPoint(x: 40 / 2, y: 0))
  }

  @Test func halfTurnIsTwoCurvesAndEndsOpposite() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(count(path).curves == 2)
    #expect(abs(path.currentPoint.x - 5) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
  }
}
