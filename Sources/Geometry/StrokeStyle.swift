import Foundation

/// How an open line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two pieces of a line meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The pen a path is drawn with. Lengths are points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// A miter longer than this many half widths becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths drawn and left out in turn; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<[CGFloat].AnimatableStandIn, CGFloat>>
  >
  public var animatableData: AnimatableData {
    get { .init(lineWidth, .init(miterLimit, .init(.init(dash), dashPhase))) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dash = newValue.second.second.first.values
      dashPhase = newValue.second.second.second
    }
  }
}

extension Array where Element == CGFloat {
  /// Dash lengths as a vector; a missing component counts as zero.
  public struct AnimatableStandIn: VectorArithmetic, Sendable {
    package var values: [CGFloat]
    package init(_ values: [CGFloat]) { self.values = values }

    public static var zero: Self { .init([]) }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, +) }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, -) }
    public mutating func scale(by factor: Double) {
      for index in values.indices { values[index] *= CGFloat(factor) }
    }
    public var magnitudeSquared: Double { values.reduce(0) { $0 + Double($1 * $1) } }

    private func combined(with other: Self, _ combine: (CGFloat, CGFloat) -> CGFloat) -> Self {
      let count = Swift.max(values.count, other.values.count)
      return .init(
        (0..<count).map { index in
          combine(
            index < values.count ? values[index] : 0,
            index < other.values.count ? other.values[index] : 0)
        })
    }
  }
}
