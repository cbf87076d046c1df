import Foundation
import HangaGeometry
import HangaLayout
import HangaRuntime

/// How two shapes become one.
nonisolated public enum _ShapeOperation: Hashable, Sendable {
  case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction

  func combine(_ first: Path, _ second: Path, _ eoFill: Bool) -> Path {
    switch self {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtraction: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }
}

/// Two shapes in the same rectangle, made one.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let operation: _ShapeOperation
  let eoFill: Bool

  public static var role: ShapeRole { First.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path {
    operation.combine(first.path(in: rect), second.path(in: rect), eoFill)
  }

  /// Both are asked as they would be drawn, so that a shape that follows its container does.
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    let one = first._outline(in: context).filled.path
    return ShapeOutline(
      .path(operation.combine(one, second._outline(in: context).filled.path, eoFill)))
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      self = Self(
        first: first.with(newValue.first), second: second.with(newValue.second),
        operation: operation, eoFill: eoFill)
    }
  }
}

extension Shape {
  fileprivate func with(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }

  private func combined<T: Shape>(_ other: T, _ operation: _ShapeOperation, _ eoFill: Bool)
    -> _CombinedShape<Self, T>
  {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// Everything inside this shape or `other`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// What is inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// What is inside this shape and not inside `other`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }

  /// What is inside one of the shapes and not inside both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's outline, taken as a line, that lie inside `other`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's outline, taken as a line, that lie outside `other`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
