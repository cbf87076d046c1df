import Foundation
import HangaGeometry
import HangaLayout

/// A shape drawn in a size of its own, whatever the frame.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
  /// The shape that is given a size.
  public var shape: Content
  /// In points, whatever the frame's.
  public var size: CGSize
  /// The point of the frame and of the shape that meet; `nil` is the top left corner.
  var anchor: UnitPoint?

  public static var role: ShapeRole { Content.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path {
    let place = (anchor ?? .topLeading).point(in: rect)
    let own = (anchor ?? .topLeading).point(in: CGRect(origin: .zero, size: size))
    let origin = CGPoint(x: place.x - own.x, y: place.y - own.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { .init(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// This shape in a size of its own, at the frame's top left corner.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// This shape at a fixed size in points, from the frame's upper left corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// This shape at a fixed size, `anchor` of it on `anchor` of the frame.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }
  /// The same by two lengths.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
