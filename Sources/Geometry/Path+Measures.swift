import Foundation

extension Path {
  /// The smallest upright rectangle around the outline, control points not counted; null if empty.
  public var boundingRect: CGRect {
    var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
    func include(_ point: CGPoint) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x),
        max(old.maxY, point.y)
      )
    }
    func include(_ curve: CubicSegment) {
      include(curve.p3)
      for t in curve.extremes { include(curve.point(at: t)) }
    }
    for element in elements {
      if case .move(let to) = element { include(to) }
    }
    forEachSegment { from, element in
      include(from)
      switch element {
      case .move, .closeSubpath: break
      case .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(CubicSegment(quadraticFrom: from, control: control, to: to))
      case .curve(let to, let control1, let control2):
        include(CubicSegment(from, control1, control2, to))
      }
    }
    guard let box else { return .null }
    return CGRect(
      x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  /// Whether the point lies inside, open subpaths counted as closed. Curves are followed to within
  /// a hundredth of a point.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in polylines(tolerance: 0.01) {
      for index in line.points.indices {
        let from = line.points[index]
        let to = line.points[(index + 1) % line.points.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}
