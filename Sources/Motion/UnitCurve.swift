import HangaGeometry

/// A shape of progress: maps 0…1 to a value that is 0 at the start and 1 at the end.
public struct UnitCurve: Hashable, Sendable {
  private let shape: Shape

  /// How far the curve has come. Progress outside 0…1 is clamped.
  public func value(at progress: Double) -> Double { shape.value(at: Self.clamp(progress)) }

  /// The slope of the curve. Progress outside 0…1 is clamped; upright ends give infinity.
  public func velocity(at progress: Double) -> Double { shape.slope(at: Self.clamp(progress)) }

  /// The curve with x and y exchanged: it answers at which progress a value is reached.
  public var inverse: UnitCurve { UnitCurve(shape: shape.inverse) }

  private static func clamp(_ progress: Double) -> Double { min(max(progress, 0), 1) }
}

extension UnitCurve {
  public static let linear = UnitCurve(shape: .linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A cubic Bézier curve. The control points' x is clamped to 0…1, so that time runs forward.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y),
      Double(endControlPoint.x), Double(endControlPoint.y))
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(shape: .bezier(clamp(x1), y1, clamp(x2), y2))
  }
}

extension UnitCurve {
  /// The formulas of `facts/animation.md §2`.
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(Double, Double, Double, Double)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn

    func value(at p: Double) -> Double {
      switch self {
      case .linear: p
      case .bezier(let x1, let y1, let x2, let y2): CubicBezier(x1, y1, x2, y2).value(at: p)
      case .circularIn: 1 - (1 - p * p).squareRoot()
      case .circularOut: (1 - (1 - p) * (1 - p)).squareRoot()
      case .circularInOut: halves(p, first: .circularIn, second: .circularOut)
      case .circularOutIn: halves(p, first: .circularOut, second: .circularIn)
      }
    }

    func slope(at p: Double) -> Double {
      switch self {
      case .linear: 1
      case .bezier(let x1, let y1, let x2, let y2): CubicBezier(x1, y1, x2, y2).slope(at: p)
      case .circularIn: p / (1 - p * p).squareRoot()
      case .circularOut: (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
      case .circularInOut:
        p < 0.5 ? Shape.circularIn.slope(at: 2 * p) : Shape.circularOut.slope(at: 2 * p - 1)
      case .circularOutIn:
        p < 0.5 ? Shape.circularOut.slope(at: 2 * p) : Shape.circularIn.slope(at: 2 * p - 1)
      }
    }

    var inverse: Shape {
      switch self {
      case .linear: .linear
      case .bezier(let x1, let y1, let x2, let y2): .bezier(y1, x1, y2, x2)
      case .circularIn: .circularOut
      case .circularOut: .circularIn
      case .circularInOut: .circularOutIn
      case .circularOutIn: .circularInOut
      }
    }

    private func halves(_ p: Double, first: Shape, second: Shape) -> Double {
      p < 0.5 ? first.value(at: 2 * p) / 2 : 0.5 + second.value(at: 2 * p - 1) / 2
    }
  }
}
