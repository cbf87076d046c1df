import Foundation
import HangaGeometry
import HangaLayout

/// A part of a shape's outline, between two fractions of its length.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape of which a part is drawn.
  public var shape: Content
  /// Where the part begins, as a share of the outline's length, 0…1.
  public var startFraction: CGFloat
  /// Where it ends.
  public var endFraction: CGFloat

  public static var role: ShapeRole { Content.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { .init(shape.animatableData, .init(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
