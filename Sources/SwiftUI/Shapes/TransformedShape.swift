import Foundation
import HangaGeometry
import HangaLayout

/// A shape mapped by an affine transform of its frame's coordinates.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape that is mapped.
  public var shape: Content
  /// Maps points from the frame's upper left corner.
  public var transform: CGAffineTransform

  /// `shape` with every point mapped.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  public static var role: ShapeRole { Content.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    shape._outline(in: context).applying(transform)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// This shape with every point mapped, from the frame's upper left corner.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
