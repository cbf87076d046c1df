import Foundation

/// Turns lines into the outlines a pen leaves, to be filled by the non-zero rule.
package struct Stroker {
  var style: StrokeStyle
  var half: CGFloat
  /// How far the outline of a round join or cap may stray from the circle.
  var tolerance: CGFloat
  private var result = Path()

  package init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = max(style.lineWidth, 0) / 2
    self.tolerance = tolerance
  }

  package static func outline(of path: Path, style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style, tolerance: tolerance)
    for line in path.polylines(tolerance: tolerance) {
      for dash in Dasher.pieces(of: line, style: style) { stroker.add(dash) }
    }
    return stroker.result
  }

  private mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    if line.isClosed, points.count > 2 {
      addSide(points, closed: true)
      addSide(points.reversed(), closed: true)
    } else {
      addOpen(line.isClosed ? points + [points[0]] : points)
    }
  }

  /// A line without length shows only through its caps.
  private mutating func addDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: return
    case .round:
      result.addEllipse(
        in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    case .square:
      result.addRect(
        CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
  }

  private mutating func addOpen(_ points: [CGPoint]) {
    var outline: [CGPoint] = []
    appendSide(points, closed: false, to: &outline)
    appendCap(at: points[points.count - 1], from: points[points.count - 2], to: &outline)
    let back = Array(points.reversed())
    appendSide(back, closed: false, to: &outline)
    appendCap(at: back[back.count - 1], from: back[back.count - 2], to: &outline)
    result.addLines(outline)
    result.closeSubpath()
  }

  private mutating func addSide(_ points: [CGPoint], closed: Bool) {
    var outline: [CGPoint] = []
    appendSide(points, closed: closed, to: &outline)
    result.addLines(outline)
    result.closeSubpath()
  }

  /// The points on the left of the line in its direction, joins included.
  private func appendSide(_ points: [CGPoint], closed: Bool, to outline: inout [CGPoint]) {
    let count = points.count
    let edges = closed ? count : count - 1
    var normals: [CGVector] = []
    normals.reserveCapacity(edges)
    for index in 0..<edges { normals.append(normal(points[index], points[(index + 1) % count])) }
    let meets = innerMeetings(points, normals, closed: closed)
    for index in 0..<edges {
      let (from, to) = (points[index], points[(index + 1) % count])
      let n = normals[index]
      if index == 0, !closed { outline.append(offset(from, n)) }
      let next = normals[(index + 1) % edges]
      if meets[index] {
        let factor = half / (1 + n.dx * next.dx + n.dy * next.dy)
        outline.append(
          CGPoint(x: to.x + (n.dx + next.dx) * factor, y: to.y + (n.dy + next.dy) * factor))
        continue
      }
      outline.append(offset(to, n))
      if index + 1 < edges || closed { appendJoin(at: to, n, next, to: &outline) }
    }
  }

  /// At the end of which edges the sides of two edges meet on the inside of a bend, both being long
  /// enough for that; sides that overlap would count twice in the pixels of the bend.
  private func innerMeetings(_ points: [CGPoint], _ normals: [CGVector], closed: Bool) -> [Bool] {
    let (count, edges) = (points.count, normals.count)
    /// How much of either edge the bend at the end of an edge takes; 0 on the outside of bends.
    let reach = normals.indices.map { index -> CGFloat in
      guard closed || index + 1 < edges else { return 0 }
      let (a, b) = (normals[index], normals[(index + 1) % edges])
      let whole = 1 + a.dx * b.dx + a.dy * b.dy
      guard whole > 0 else { return .infinity }
      return max(half * (a.dy * b.dx - a.dx * b.dy) / whole, 0)
    }
    return normals.indices.map { index in
      guard reach[index] > 0, reach[index].isFinite else { return false }
      let (before, after) = ((index + edges - 1) % edges, (index + 1) % edges)
      func length(_ edge: Int) -> CGFloat { points[edge].distance(to: points[(edge + 1) % count]) }
      return reach[before] + reach[index] <= length(index)
        && reach[index] + reach[after] <= length(after)
    }
  }

  private func appendJoin(
    at point: CGPoint, _ a: CGVector, _ b: CGVector, to outline: inout [CGPoint]
  ) {
    let cross = a.dx * b.dy - a.dy * b.dx
    let dot = a.dx * b.dx + a.dy * b.dy
    if cross < 0 || (cross == 0 && dot > 0) {
      // The inner side of the bend: through the corner itself, so that the winding stays whole.
      if cross < -1e-9 { outline.append(point) }
      outline.append(offset(point, b))
      return
    }
    switch style.lineJoin {
    case .bevel: break
    case .round: appendArc(around: point, from: a, to: b, dot: dot, to: &outline)
    case .miter:
      // The miter's length in half widths is 1 / cos(half the turn).
      let square = (1 + dot) / 2
      if square > 0, 1 / square <= style.miterLimit * style.miterLimit {
        let factor = half / (1 + dot)
        outline.append(
          CGPoint(x: point.x + (a.dx + b.dx) * factor, y: point.y + (a.dy + b.dy) * factor))
      }
    }
    outline.append(offset(point, b))
  }

  private func appendCap(at end: CGPoint, from: CGPoint, to outline: inout [CGPoint]) {
    let n = normal(from, end)
    let reversed = CGVector(dx: -n.dx, dy: -n.dy)
    switch style.lineCap {
    case .butt: break
    case .round:
      let ahead = CGVector(dx: -n.dy, dy: n.dx)
      appendArc(around: end, from: n, to: ahead, dot: 0, to: &outline)
      outline.append(offset(end, ahead))
      appendArc(around: end, from: ahead, to: reversed, dot: 0, to: &outline)
    case .square:
      let ahead = CGVector(dx: -n.dy * half, dy: n.dx * half)
      let (left, right) = (offset(end, n), offset(end, reversed))
      outline.append(CGPoint(x: left.x + ahead.dx, y: left.y + ahead.dy))
      outline.append(CGPoint(x: right.x + ahead.dx, y: right.y + ahead.dy))
    }
    outline.append(offset(end, reversed))
  }

  /// Points strictly between two directions, by halving the angle until the chords are close.
  private func appendArc(
    around center: CGPoint, from a: CGVector, to b: CGVector, dot: CGFloat,
    to outline: inout [CGPoint]
  ) {
    // The chord's distance from the circle is r · (1 − cos(angle / 2)).
    let cosineOfHalf = max((1 + dot) / 2, 0).squareRoot()
    guard half * (1 - cosineOfHalf) > tolerance else { return }
    var middle = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
    let length = (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
    if length > 1e-9 {
      middle = CGVector(dx: middle.dx / length, dy: middle.dy / length)
    } else {
      middle = CGVector(dx: -a.dy, dy: a.dx)
    }
    appendArc(around: center, from: a, to: middle, dot: cosineOfHalf, to: &outline)
    outline.append(offset(center, middle))
    appendArc(around: center, from: middle, to: b, dot: cosineOfHalf, to: &outline)
  }

  private func offset(_ point: CGPoint, _ n: CGVector) -> CGPoint {
    CGPoint(x: point.x + n.dx * half, y: point.y + n.dy * half)
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = from.distance(to: to)
    return CGVector(dx: (to.y - from.y) / length, dy: (from.x - to.x) / length)
  }
}

extension Path {
  /// The outline of this path drawn with a pen, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Stroker.outline(of: self, style: style, tolerance: 0.02)
  }
}
