import Foundation

extension RoundedCornerStyle {
  /// What a rounded rectangle is when no style is given, as in SDKs of 2023 and later.
  public static let standard = RoundedCornerStyle.continuous
}

extension Path {
  /// The distance of a quarter circle's control points from its ends, in radii.
  static let circleKappa: CGFloat = 0.5522847498

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .standard
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .standard
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .standard
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(points, transform: transform)
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The outline runs clockwise from 3 o'clock.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    append(
      Self.roundedElements(
        rect, corners: [radii, radii, radii, radii], style: .circular, order: [2, 3, 0, 1]),
      transform: transform)
  }

  /// Corners larger than half a side are made smaller first.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .standard,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    var size = CGSize(width: max(cornerSize.width, 0), height: max(cornerSize.height, 0))
    if size.width == size.height {
      let radius = min(size.width, rect.width / 2, rect.height / 2)
      size = CGSize(width: radius, height: radius)
    } else {
      size = CGSize(
        width: min(size.width, rect.width / 2), height: min(size.height, rect.height / 2))
    }
    guard size.width > 0, size.height > 0 else { return addRect(rect, transform: transform) }
    append(
      Self.roundedElements(rect, corners: [size, size, size, size], style: style),
      transform: transform)
  }

  /// Radii that do not fit beside each other shrink together; infinite ones are quarter circles.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .standard,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let given = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    // facts/text-and-colour.md §4: infinite radii draw a circle, not the continuous corner.
    let isCircle = given.allSatisfy { $0 == .infinity }
    let limit = min(rect.width, rect.height)
    var radii = given.map { $0 > 0 ? min($0, limit) : 0 }
    let sums = [
      (rect.width, radii[0] + radii[1]), (rect.height, radii[1] + radii[2]),
      (rect.width, radii[2] + radii[3]), (rect.height, radii[3] + radii[0]),
    ]
    let fit = sums.reduce(CGFloat(1)) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    radii = radii.map { $0 * fit }
    append(
      Self.roundedElements(
        rect, corners: radii.map { CGSize(width: $0, height: $0) },
        style: isCircle ? .circular : style), transform: transform)
  }

  private mutating func append(_ new: [Element], transform: CGAffineTransform) {
    elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
  }

  /// The closed outline, clockwise; corners from the top left, clockwise, drawn in `order`.
  private static func roundedElements(
    _ rect: CGRect, corners: [CGSize], style: RoundedCornerStyle, order: [Int] = [1, 2, 3, 0]
  ) -> [Element] {
    var result: [Element] = []
    func share(_ length: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
      own > 0 ? length / (own + other) : 0
    }
    for (index, size) in order.map({ ($0, corners[$0]) }) {
      let corner = RectCorner(index: index, rect: rect)
      let (before, after) = (corners[(index + 3) % 4], corners[(index + 1) % 4])
      let isHorizontalFirst = index % 2 == 1
      // The extents of this corner along the edges it arrives on and leaves on.
      let first = isHorizontalFirst ? size.width : size.height
      let second = isHorizontalFirst ? size.height : size.width
      func place(_ along: CGFloat, _ down: CGFloat) -> CGPoint {
        corner.point(along: along * first, down: down * second)
      }
      let curves: [ContinuousCorner.Curve]
      if first == 0 || second == 0 {
        curves = []
      } else if style == .continuous {
        let firstLength = isHorizontalFirst ? rect.width : rect.height
        let secondLength = isHorizontalFirst ? rect.height : rect.width
        curves = ContinuousCorner.curves(
          arrivingRoom: share(
            firstLength, first, isHorizontalFirst ? before.width : before.height),
          leavingRoom: share(
            secondLength, second, isHorizontalFirst ? after.height : after.width))
      } else {
        curves = [roundCorner]
      }
      let start = curves.first.map { place($0.start.x, $0.start.y) } ?? place(0, 0)
      if result.isEmpty {
        result.append(.move(to: start))
      } else {
        result.append(.line(to: start))
      }
      for curve in curves {
        let end = place(curve.end.x, curve.end.y)
        if curve.control1 == curve.start, curve.control2 == curve.end {
          result.append(.line(to: end))
        } else {
          result.append(
            .curve(
              to: end, control1: place(curve.control1.x, curve.control1.y),
              control2: place(curve.control2.x, curve.control2.y)))
        }
      }
    }
    result.append(.closeSubpath)
    return result
  }

  private static let roundCorner = ContinuousCorner.Curve(
    start: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1 - circleKappa, y: 0),
    control2: CGPoint(x: 0, y: 1 - circleKappa), end: CGPoint(x: 0, y: 1))
}

/// A corner of a rectangle and the directions of its edges, for an outline that runs clockwise.
private struct RectCorner {
  var origin: CGPoint
  /// Back along the edge the outline arrives on, and forward along the one it leaves on.
  var back: CGVector
  var forward: CGVector

  init(index: Int, rect: CGRect) {
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    switch index {
    case 0: (origin, back, forward) = (CGPoint(x: rect.minX, y: rect.minY), down, right)
    case 1: (origin, back, forward) = (CGPoint(x: rect.maxX, y: rect.minY), left, down)
    case 2: (origin, back, forward) = (CGPoint(x: rect.maxX, y: rect.maxY), up, left)
    default: (origin, back, forward) = (CGPoint(x: rect.minX, y: rect.maxY), right, up)
    }
  }

  func point(along: CGFloat, down: CGFloat) -> CGPoint {
    CGPoint(
      x: origin.x + back.dx * along + forward.dx * down,
      y: origin.y + back.dy * along + forward.dy * down)
  }
}
