import Foundation
import HangaDrawing
import HangaGeometry

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, BitwiseCopyable {
  public var animatableData: CGFloat
  private var insetAmount: CGFloat { animatableData }

  /// The frame itself.
  public init() { animatableData = 0 }

  public func path(in rect: CGRect) -> Path { Path(rect.inset(evenly: insetAmount)) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.animatableData += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(.rectangle(context.rect.inset(evenly: insetAmount)))
  }
}

extension Shape where Self == Rectangle {
  /// The frame itself.
  public static var rect: Rectangle { Rectangle() }
}
