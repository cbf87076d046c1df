import Foundation

extension Path.Element {
  package func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let to): return .move(to: to.applying(t))
    case .line(let to): return .line(to: to.applying(t))
    case .quadCurve(let to, let control):
      return .quadCurve(to: to.applying(t), control: control.applying(t))
    case .curve(let to, let control1, let control2):
      return .curve(
        to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: return .closeSubpath
    }
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// A new subpath through `lines`.
  public mutating func addLines(_ lines: [CGPoint]) { addLines(lines, transform: .identity) }

  mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    for (index, point) in lines.enumerated() {
      let place = point.applying(transform)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
  }

  /// Where the next piece starts, or `nil` for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
    case .closeSubpath:
      for element in elements.reversed() {
        if case .move(let to) = element { return to }
      }
      return nil
    }
  }
}

extension Path: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}
