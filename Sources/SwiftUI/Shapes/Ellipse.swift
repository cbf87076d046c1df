import Foundation
import HangaDrawing
import HangaGeometry

/// An ellipse that touches all sides of its frame.
nonisolated public struct Ellipse: InsettableShape, BitwiseCopyable {
  public var animatableData: CGFloat
  private var insetAmount: CGFloat { animatableData }

  /// An ellipse that touches the frame's sides.
  public init() { animatableData = 0 }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(evenly: insetAmount)) }
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.animatableData += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(.ellipse(context.rect.inset(evenly: insetAmount)))
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches the frame's sides.
  public static var ellipse: Ellipse { Ellipse() }
}
