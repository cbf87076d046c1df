import Foundation

/// A point in a rectangle given as fractions of its width and height.
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in `rect` that this fraction names, in the space of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// The same place seen from the other reading direction.
  package var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}

extension UnitPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  /// Shares in units as large as lengths in points.
  public var animatableData: AnimatableData {
    get { .init(x * AnimatableUnit.scale, y * AnimatableUnit.scale) }
    set { (x, y) = (newValue.first / AnimatableUnit.scale, newValue.second / AnimatableUnit.scale) }
  }
}
