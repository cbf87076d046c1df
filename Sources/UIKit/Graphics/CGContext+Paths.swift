import Foundation
import HangaDrawing
import HangaGeometry

extension CGContext {
  // MARK: The path

  public func beginPath() { outline = Path() }
  public func closePath() { outline.closeSubpath() }
  public func move(to point: CGPoint) { outline.move(to: point.applying(look.transform)) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(look.transform)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(
      to: end.applying(look.transform), control: control.applying(look.transform))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      to: end.applying(look.transform), control1: control1.applying(look.transform),
      control2: control2.applying(look.transform))
  }
  public func addRect(_ rect: CGRect) {
    var path = Path()
    path.addRect(rect)
    addPath(path)
  }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  public func addEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    addPath(path)
  }

  /// - Parameter clockwise: as seen with the y axis upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var path = Path()
    if let point = userPoint { path.move(to: point) }
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
    join(path)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    var path = Path()
    if let point = userPoint { path.move(to: point) }
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    join(path)
  }

  public func addPath(_ path: CGPath) { outline.addPath(path.applying(look.transform)) }
  public func addPath(_ path: CGMutablePath) { addPath(path.current) }

  private var userPoint: CGPoint? {
    outline.isEmpty ? nil : outline.currentPoint?.applying(look.transform.inverted())
  }

  /// Goes on with a path that begins where the present one ends.
  private func join(_ path: Path) {
    let mapped = path.applying(look.transform)
    if outline.isEmpty {
      outline = mapped
    } else {
      outline.elements += mapped.elements.dropFirst()
    }
  }

  /// The path as it has been added, mapped back.
  public var path: CGPath? {
    outline.isEmpty ? nil : outline.applying(look.transform.inverted())
  }
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { userPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingRect ?? .null }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(
      point.applying(look.transform), eoFill: mode == .eoFill || mode == .eoFillStroke)
  }

  // MARK: Drawing it

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, rule)
    beginPath()
  }
  public func strokePath() {
    stroke(outline)
    beginPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(outline, .winding)
    case .eoFill: fill(outline, .evenOdd)
    case .stroke: stroke(outline)
    case .fillStroke:
      fill(outline, .winding)
      stroke(outline)
    case .eoFillStroke:
      fill(outline, .evenOdd)
      stroke(outline)
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) {
    var path = Path()
    path.addRect(rect)
    fill(path.applying(look.transform), .winding)
  }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func fillEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    fill(path.applying(look.transform), .winding)
  }
  public func stroke(_ rect: CGRect) {
    var path = Path()
    path.addRect(rect)
    stroke(path.applying(look.transform))
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = look.pen.width
    look.pen.width = width
    stroke(rect)
    look.pen.width = usual
  }
  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.addEllipse(in: rect)
    stroke(path.applying(look.transform))
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }
  public func clear(_ rect: CGRect) {
    let usual = look
    (look.blend, look.alpha, look.shadow) = (.clear, 1, nil)
    fill(rect)
    look = usual
  }
  /// Makes the path the outline of the line along it.
  public func replacePathWithStrokedPath() {
    guard let user = path else { return }
    let style = StrokeStyle(
      lineWidth: look.pen.width, lineCap: CGLineCap(look.pen.cap),
      lineJoin: CGLineJoin(look.pen.join), miterLimit: look.pen.miterLimit, dash: look.pen.dash,
      dashPhase: look.pen.dashPhase)
    outline = user.strokedPath(style).applying(look.transform)
  }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    let rule = FillRule(isEvenOdd: rule == .evenOdd, isAntialiased: look.isAntialiased)
    add([.fill(.path(path), look.fill, rule)])
  }

  /// Lines are as wide as the transform makes them, also by different scales each way.
  private func stroke(_ path: Path) {
    guard !path.isEmpty, look.pen.width > 0 else { return }
    let transform = look.transform
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let user = path.applying(transform.inverted())
    add([.group(.transform(transform), [.stroke(.path(user), look.stroke, look.pen)])])
  }

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    look.clips.append(.outline(outline, isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  public func clip(to rect: CGRect) {
    var path = Path()
    path.addRect(rect)
    look.clips.append(.outline(path.applying(look.transform), isEvenOdd: false))
  }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    look.clips.append(.outline(path.applying(look.transform), isEvenOdd: false))
  }
  public func resetClip() { look.clips = [] }
  /// Keeps drawings to where a picture stretched over `rect` is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    look.clips.append(.stencil(imageItems(mask, in: rect)))
  }
  public var boundingBoxOfClipPath: CGRect {
    let all = CGRect(origin: .zero, size: size)
    let box = look.clips.reduce(all) { rect, clip in
      if case .outline(let path, _) = clip { return rect.intersection(path.boundingRect) }
      return rect
    }
    return box.isNull ? box : box.applying(look.transform.inverted())
  }
}

extension CGLineCap {
  init(_ cap: LineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension CGLineJoin {
  init(_ join: LineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
