import Foundation

extension Path {
  /// An arc joined to the current point by a line.
  ///
  /// As in SwiftUI, `clockwise` is meant in a space whose y axis points up: `false` turns clockwise
  /// on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    // A sweep of a whole turn or more in its own direction is one full circle.
    if clockwise {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep -= turn * (sweep / turn).rounded(.up)
      }
    } else {
      if sweep >= turn {
        sweep = turn
      } else if sweep < 0 {
        sweep += turn * (-sweep / turn).rounded(.up)
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// An arc over `delta`; positive angles turn clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite, radius.isFinite else { return }
    let pieces = max(1, Int((abs(delta.radians) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = delta.radians / Double(pieces)
    // The handle of a piece: 4/3 · tan(step / 4), the tangent from sine and cosine.
    let (quarterSine, quarterCosine) = Elementary.sineAndCosine(step / 4)
    let handle = CGFloat(4.0 / 3 * quarterSine / quarterCosine) * radius
    var (sine, cosine) = Elementary.sineAndCosine(startAngle.radians)
    var from = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
    let start = from.applying(transform)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    for index in 1...pieces {
      let (nextSine, nextCosine) = Elementary.sineAndCosine(
        startAngle.radians + step * Double(index))
      let to = CGPoint(x: center.x + radius * nextCosine, y: center.y + radius * nextSine)
      let control1 = CGPoint(x: from.x - handle * sine, y: from.y + handle * cosine)
      let control2 = CGPoint(x: to.x + handle * nextSine, y: to.y - handle * nextCosine)
      addCurve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
      (sine, cosine, from) = (nextSine, nextCosine, to)
    }
  }

  /// The arc of `radius` that touches the line from the current point to `tangent1End` and the
  /// line on to `tangent2End`; a plain corner if the three points lie on one line.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let start = current.applying(transform.inverted())
    let (u, v) = (
      unit(from: tangent1End, to: start), unit(from: tangent1End, to: tangent2End)
    )
    let cosine = u.dx * v.dx + u.dy * v.dy
    let cross = u.dx * v.dy - u.dy * v.dx
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1End.applying(transform)) }
    // tan(θ/2) = |sin θ| / (1 + cos θ) for the angle θ between the two lines.
    let distance = radius * (1 + cosine) / abs(cross)
    let from = CGPoint(x: tangent1End.x + u.dx * distance, y: tangent1End.y + u.dy * distance)
    let to = CGPoint(x: tangent1End.x + v.dx * distance, y: tangent1End.y + v.dy * distance)
    // The arc spans π − θ; its handle is 4/3 · r · tan((π − θ) / 4).
    let half = ((1 - cosine) / 2).squareRoot()  // cos((π − θ) / 2)
    let tangent = ((1 - half) / (1 + half)).squareRoot()
    let handle = 4.0 / 3 * radius * tangent
    addLine(to: from.applying(transform))
    addCurve(
      to: to.applying(transform),
      control1: CGPoint(x: from.x - u.dx * handle, y: from.y - u.dy * handle).applying(transform),
      control2: CGPoint(x: to.x - v.dx * handle, y: to.y - v.dy * handle).applying(transform))
  }

  private func unit(from: CGPoint, to: CGPoint) -> CGVector {
    let length = from.distance(to: to)
    guard length > 0 else { return .zero }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
