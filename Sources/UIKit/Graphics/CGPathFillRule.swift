import Foundation
import HangaGeometry

/// How the drawing library finds the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding
  case evenOdd
}

extension Path {
  /// Everything inside this path or `other`.
  public func union(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    union(other, eoFill: rule == .evenOdd)
  }
  /// What is inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    intersection(other, eoFill: rule == .evenOdd)
  }
  /// What is inside this path and not inside `other`.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    subtracting(other, eoFill: rule == .evenOdd)
  }
  /// What is inside one of the paths and not inside both.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule) -> CGPath {
    symmetricDifference(other, eoFill: rule == .evenOdd)
  }
  /// The same inside by loops that do not cross.
  public func normalized(using rule: CGPathFillRule) -> CGPath {
    normalized(eoFill: rule == .evenOdd)
  }
  /// Whether the point lies inside by the rule.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    contains(point, eoFill: rule == .evenOdd)
  }
}
