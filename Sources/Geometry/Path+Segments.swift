import Foundation

/// A subpath as a chain of points.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension Path {
  /// Calls `body` for each piece with the point it starts from; closing lines are given as lines.
  package func forEachSegment(_ body: (_ from: CGPoint, _ element: Element) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        body(current, element)
        current = to
      case .closeSubpath:
        if current != start { body(current, .line(to: start)) }
        current = start
      }
    }
  }

  /// Chains of chords that stay within `tolerance` of the path. A lone move gives a single point.
  package func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func finish(closed: Bool) {
      if points.count > 1 || (closed && !points.isEmpty) {
        result.append(Polyline(points: points, isClosed: closed))
      }
      points.removeAll(keepingCapacity: true)
    }
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        start = to
        points.append(to)
      case .closeSubpath:
        if points.isEmpty { points.append(start) }
        finish(closed: true)
      case .line(let to):
        if points.isEmpty { points.append(start) }
        points.append(to)
      case .quadCurve(let to, let control):
        if points.isEmpty { points.append(start) }
        let curve = CubicSegment(quadraticFrom: points[points.count - 1], control: control, to: to)
        Self.flatten(curve, tolerance, into: &points)
      case .curve(let to, let control1, let control2):
        if points.isEmpty { points.append(start) }
        let curve = CubicSegment(points[points.count - 1], control1, control2, to)
        Self.flatten(curve, tolerance, into: &points)
      }
    }
    finish(closed: false)
    return result
  }

  package static func flatten(
    _ curve: CubicSegment, _ tolerance: CGFloat, into points: inout [CGPoint]
  ) {
    let count = curve.stepCount(tolerance: tolerance)
    for step in 1..<max(count, 1) {
      points.append(curve.point(at: CGFloat(step) / CGFloat(count)))
    }
    points.append(curve.p3)
  }
}
