import Foundation
import HangaGeometry

/// What symbols need of paths: mapping, tight bounds and the common closed shapes.
enum PathGeometry {
  /// The distance of a cubic's control points that best follows a quarter of a unit circle.
  private static let quarterArc: CGFloat = 0.5522847498307936

  static func mapped(_ path: Path, by transform: CGAffineTransform) -> Path {
    Path(
      elements: path.elements.map { element in
        switch element {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
          .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
          .curve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  static func addEllipse(_ path: inout Path, center: CGPoint, radii: CGSize) {
    let (x, y, a, b) = (center.x, center.y, radii.width, radii.height)
    let (ka, kb) = (a * quarterArc, b * quarterArc)
    path.move(to: CGPoint(x: x + a, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: y + b), control1: CGPoint(x: x + a, y: y + kb),
      control2: CGPoint(x: x + ka, y: y + b))
    path.addCurve(
      to: CGPoint(x: x - a, y: y), control1: CGPoint(x: x - ka, y: y + b),
      control2: CGPoint(x: x - a, y: y + kb))
    path.addCurve(
      to: CGPoint(x: x, y: y - b), control1: CGPoint(x: x - a, y: y - kb),
      control2: CGPoint(x: x - ka, y: y - b))
    path.addCurve(
      to: CGPoint(x: x + a, y: y), control1: CGPoint(x: x + ka, y: y - b),
      control2: CGPoint(x: x + a, y: y - kb))
    path.closeSubpath()
  }

  /// A rectangle with circular corners, clockwise on screen. The radius is cut to half a side.
  static func addRoundedRectangle(_ path: inout Path, _ rect: CGRect, radius: CGFloat) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    let inset = r * (1 - quarterArc)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    path.move(to: CGPoint(x: left + r, y: top))
    path.addLine(to: CGPoint(x: right - r, y: top))
    path.addCurve(
      to: CGPoint(x: right, y: top + r), control1: CGPoint(x: right - inset, y: top),
      control2: CGPoint(x: right, y: top + inset))
    path.addLine(to: CGPoint(x: right, y: bottom - r))
    path.addCurve(
      to: CGPoint(x: right - r, y: bottom), control1: CGPoint(x: right, y: bottom - inset),
      control2: CGPoint(x: right - inset, y: bottom))
    path.addLine(to: CGPoint(x: left + r, y: bottom))
    path.addCurve(
      to: CGPoint(x: left, y: bottom - r), control1: CGPoint(x: left + inset, y: bottom),
      control2: CGPoint(x: left, y: bottom - inset))
    path.addLine(to: CGPoint(x: left, y: top + r))
    path.addCurve(
      to: CGPoint(x: left + r, y: top), control1: CGPoint(x: left, y: top + inset),
      control2: CGPoint(x: left + inset, y: top))
    path.closeSubpath()
  }

  /// The smallest rectangle around the curves themselves, not their control points; `nil` for a
  /// path without points.
  static func bounds(_ path: Path) -> CGRect? {
    var xs: [CGFloat] = []
    var ys: [CGFloat] = []
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end):
        xs.append(end.x)
        ys.append(end.y)
        current = end
      case .quadCurve(let end, let control):
        let (c1, c2) = cubicControls(from: current, control: control, to: end)
        xs += extremes(current.x, c1.x, c2.x, end.x)
        ys += extremes(current.y, c1.y, c2.y, end.y)
        current = end
      case .curve(let end, let control1, let control2):
        xs += extremes(current.x, control1.x, control2.x, end.x)
        ys += extremes(current.y, control1.y, control2.y, end.y)
        current = end
      case .closeSubpath: break
      }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint)
    -> (CGPoint, CGPoint)
  {
    let first = CGPoint(
      x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
    let second = CGPoint(
      x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    return (first, second)
  }

  /// The end values of one coordinate of a cubic and its values where it turns.
  private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat)
    -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var turns: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { turns = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        turns = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    var values = [p0, p3]
    for t in turns where t > 0 && t < 1 {
      let u = 1 - t
      let start = u * u * u * p0 + 3 * u * u * t * p1
      values.append(start + 3 * u * t * t * p2 + t * t * t * p3)
    }
    return values
  }
}
