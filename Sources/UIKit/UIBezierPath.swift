import Foundation
import HangaGeometry

/// Corners of a rectangle, whatever the reading direction.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline that is built up step by step.
open class UIBezierPath: NSObject {
  package var path = Path()
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var flatness: CGFloat = 0.6
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  public var usesEvenOddFillRule = false
  public private(set) var currentPoint = CGPoint.zero

  public override init() { super.init() }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }
  public convenience init(cgPath: CGMutablePath) { self.init(cgPath: cgPath.current) }

  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, byRoundingCorners: [], cornerRadii: .zero)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Rounds the named corners with circular arcs of the smaller of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    let radius = max(min(cornerRadii.width, cornerRadii.height, limit), 0)
    func round(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    append(
      roundedRect: rect, topLeft: round(.topLeft), topRight: round(.topRight),
      bottomRight: round(.bottomRight), bottomLeft: round(.bottomLeft))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.arcHandle, ry * Self.arcHandle)
    let (x, y) = (rect.midX, rect.midY)
    move(to: CGPoint(x: x + rx, y: y))
    curve(x, y + ry, x + rx, y + ky, x + kx, y + ry)
    curve(x - rx, y, x - kx, y + ry, x - rx, y + ky)
    curve(x, y - ry, x - rx, y - ky, x - kx, y - ry)
    curve(x + rx, y, x + kx, y - ry, x + rx, y - ky)
    close()
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public func move(to point: CGPoint) {
    path.move(to: point)
    currentPoint = point
  }
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
    currentPoint = point
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
    currentPoint = end
  }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    currentPoint = end
  }
  public func close() { path.closeSubpath() }

  /// Adds an arc in steps of at most a quarter turn; angles in radians, 0 to the right, clockwise
  /// as seen on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    // 1. The angle to sweep, in the asked direction.
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite else { return }
    if abs(sweep) < turn {
      if clockwise, sweep < 0 { sweep += turn }
      if !clockwise, sweep > 0 { sweep -= turn }
    } else {
      sweep = clockwise ? turn : -turn
    }
    // 2. To the beginning.
    let first = Self.point(center, radius, startAngle)
    if path.isEmpty { move(to: first) } else { addLine(to: first) }
    // 3. Each part is one cubic whose handles are 4/3 · tan(part/4) radii long.
    let parts = max(Int((abs(sweep) / (turn / 4)).rounded(.up)), 1)
    let part = sweep / CGFloat(parts)
    let (sine, cosine) = Elementary.sineAndCosine(part / 4)
    let handle = radius * 4 / 3 * (sine / cosine)
    for index in 0..<parts {
      let from = startAngle + part * CGFloat(index)
      let (fromSine, fromCosine) = Elementary.sineAndCosine(from)
      let (toSine, toCosine) = Elementary.sineAndCosine(from + part)
      let start = Self.point(center, radius, from)
      let end = Self.point(center, radius, from + part)
      addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x - handle * fromSine, y: start.y + handle * fromCosine),
        controlPoint2: CGPoint(x: end.x + handle * toSine, y: end.y - handle * toCosine))
    }
  }

  public func append(_ other: UIBezierPath) {
    path.elements += other.path.elements
    currentPoint = other.currentPoint
  }

  public func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let first, let second):
        .curve(
          to: to.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    currentPoint = currentPoint.applying(transform)
  }

  public func removeAllPoints() {
    path = Path()
    currentPoint = .zero
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The outline as a value, for `Path(_:)`.
  public var cgPath: CGPath {
    get { path }
    set {
      path = newValue
      currentPoint = newValue.currentPoint ?? .zero
    }
  }
  public var bounds: CGRect { path.boundingRect }
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  public func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.reversed)
    (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    return copy
  }

  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { start in (0..<count).map { start[$0] } } ?? [], phase)
  }

  // MARK: Drawing

  public func fill() { draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }
  public func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dash.lengths.isEmpty { context.setLineDash(phase: dash.phase, lengths: dash.lengths) }
      context.strokePath()
    }
  }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }
  /// Keeps what is drawn from now on to the inside.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// How far a quarter circle's handles reach, in radii (facts/text-and-colour.md §4).
  private static let arcHandle: CGFloat = 0.552_284_749_8

  private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
  }

  private func curve(
    _ x: CGFloat, _ y: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
  ) {
    addCurve(
      to: CGPoint(x: x, y: y), controlPoint1: CGPoint(x: x1, y: y1),
      controlPoint2: CGPoint(x: x2, y: y2))
  }

  private func append(
    roundedRect r: CGRect, topLeft a: CGFloat, topRight b: CGFloat, bottomRight c: CGFloat,
    bottomLeft d: CGFloat
  ) {
    let k = 1 - Self.arcHandle
    move(to: CGPoint(x: r.minX + a, y: r.minY))
    addLine(to: CGPoint(x: r.maxX - b, y: r.minY))
    if b > 0 {
      curve(r.maxX, r.minY + b, r.maxX - b * k, r.minY, r.maxX, r.minY + b * k)
    }
    addLine(to: CGPoint(x: r.maxX, y: r.maxY - c))
    if c > 0 {
      curve(r.maxX - c, r.maxY, r.maxX, r.maxY - c * k, r.maxX - c * k, r.maxY)
    }
    addLine(to: CGPoint(x: r.minX + d, y: r.maxY))
    if d > 0 {
      curve(r.minX, r.maxY - d, r.minX + d * k, r.maxY, r.minX, r.maxY - d * k)
    }
    addLine(to: CGPoint(x: r.minX, y: r.minY + a))
    if a > 0 {
      curve(r.minX + a, r.minY, r.minX, r.minY + a * k, r.minX + a * k, r.minY)
    }
    close()
  }
}
