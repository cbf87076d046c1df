import Foundation
import HangaGeometry

/// An arc as SVG describes it, by its end, its ellipse and two choices.
struct EllipticalArc {
  var start: CGPoint
  var end: CGPoint
  var radii: CGSize
  /// The ellipse's rotation in degrees.
  var rotation: CGFloat
  var isLarge: Bool
  /// Whether the arc runs clockwise on screen.
  var isClockwise: Bool

  /// Cubic curves of at most a quarter turn each; a line if a radius is zero, nothing if the
  /// ends meet.
  ///
  /// No angle is ever computed: quarter turns swap coordinates, and the rest of the arc, whose
  /// sine and cosine are known, needs only tan(θ/4), which two square roots give.
  func elements() -> [Path.Element] {
    if start == end { return [] }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    if rx == 0 || ry == 0 { return [.line(to: end)] }
    // 1. Turn so that the ellipse is upright, with the origin between the ends.
    let (sine, cosine) = Elementary.sineAndCosine(Double(rotation) * Double.pi / 180)
    let halfX = (start.x - end.x) / 2
    let halfY = (start.y - end.y) / 2
    let x = cosine * halfX + sine * halfY
    let y = cosine * halfY - sine * halfX
    // 2. Grow an ellipse too small to reach both ends.
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    // 3. Find the centre on the unit circle.
    let (ux, uy) = (x / rx, y / ry)
    let length = ux * ux + uy * uy
    let distance = max(0, 1 / length - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * uy, y: -distance * ux)
    let from = CGPoint(x: ux - center.x, y: uy - center.y)
    let to = CGPoint(x: -ux - center.x, y: -uy - center.y)
    // 4. Go round by quarters, then the rest; map each curve back.
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let back = CGAffineTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: middle.x, ty: middle.y)
    return unitCurves(center: center, from: from, to: to, back: back)
  }

  private func unitCurves(center: CGPoint, from: CGPoint, to: CGPoint, back: CGAffineTransform)
    -> [Path.Element]
  {
    let turn: CGFloat = isClockwise ? 1 : -1
    let cosine = from.x * to.x + from.y * to.y
    let sine = turn * (from.x * to.y - from.y * to.x)
    let quarters: Int
    let rest: (sine: CGFloat, cosine: CGFloat)
    switch (cosine > 0, sine >= 0) {
    case (true, true): (quarters, rest) = (0, (sine, cosine))
    case (false, true): (quarters, rest) = (1, (-cosine, sine))
    case (false, false): (quarters, rest) = (2, (-sine, -cosine))
    case (true, false): (quarters, rest) = (3, (cosine, -sine))
    }
    var elements: [Path.Element] = []
    var point = from
    func add(to next: CGPoint, handle: CGFloat) {
      let control1 = CGPoint(
        x: center.x + point.x - turn * handle * point.y,
        y: center.y + point.y + turn * handle * point.x)
      let control2 = CGPoint(
        x: center.x + next.x + turn * handle * next.y,
        y: center.y + next.y - turn * handle * next.x)
      elements.append(
        .curve(
          to: CGPoint(x: center.x + next.x, y: center.y + next.y).applying(back),
          control1: control1.applying(back), control2: control2.applying(back)))
      point = next
    }
    for _ in 0..<quarters {
      add(to: CGPoint(x: -turn * point.y, y: turn * point.x), handle: handle(sine: 1, cosine: 0))
    }
    if rest.sine > 1e-9 { add(to: to, handle: handle(sine: rest.sine, cosine: rest.cosine)) }
    // The last point is the given one, whatever the sums above lost.
    if case .curve(_, let control1, let control2)? = elements.last {
      elements[elements.count - 1] = .curve(to: end, control1: control1, control2: control2)
    }
    return elements
  }

  /// 4/3 · tan(θ/4).
  private func handle(sine: CGFloat, cosine: CGFloat) -> CGFloat {
    let half = sine / (1 + cosine)
    return 4 / 3 * half / (1 + (1 + half * half).squareRoot())
  }
}
