import Foundation

/// One cubic Bézier curve; lines and quadratic curves are written as cubics where that is simpler.
package struct CubicSegment: Hashable, Sendable {
  package var p0: CGPoint
  package var p1: CGPoint
  package var p2: CGPoint
  package var p3: CGPoint

  package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// A quadratic curve raised to a cubic.
  package init(quadraticFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start, start.mixed(with: control, by: 2.0 / 3), end.mixed(with: control, by: 2.0 / 3), end)
  }

  package func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1) = (s * s * s, 3 * s * s * t)
    let (w2, w3) = (3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// De Casteljau's construction.
  package func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
    let a = p0.mixed(with: p1, by: t)
    let b = p1.mixed(with: p2, by: t)
    let c = p2.mixed(with: p3, by: t)
    let d = a.mixed(with: b, by: t)
    let e = b.mixed(with: c, by: t)
    let f = d.mixed(with: e, by: t)
    return (CubicSegment(p0, a, d, f), CubicSegment(f, e, c, p3))
  }

  /// The piece between two parameters, `low` ≤ `high`.
  package func piece(from low: CGFloat, to high: CGFloat) -> CubicSegment {
    let head = high < 1 ? split(at: high).0 : self
    return low > 0 && high > 0 ? head.split(at: min(low / high, 1)).1 : head
  }

  /// How many equal steps of the parameter keep the chords within `tolerance` of the curve.
  package func stepCount(tolerance: CGFloat) -> Int {
    let ax = p0.x - 2 * p1.x + p2.x
    let ay = p0.y - 2 * p1.y + p2.y
    let bx = p1.x - 2 * p2.x + p3.x
    let by = p1.y - 2 * p2.y + p3.y
    let bend = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    let steps = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return steps.isFinite ? Int(min(max(steps, 1), 1000)) : 1
  }

  /// The parameters in 0…1 where x, then y, stops growing or shrinking.
  var extremes: [CGFloat] {
    Self.turningPoints(p0.x, p1.x, p2.x, p3.x) + Self.turningPoints(p0.y, p1.y, p2.y, p3.y)
  }

  private static func turningPoints(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    let square = d - 3 * c + 3 * b - a
    let linear = 2 * (c - 2 * b + a)
    let constant = b - a
    var roots: [CGFloat] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point a share `t` of the way to `other`.
  package func mixed(with other: CGPoint, by t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  package func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
