import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout

/// The largest circle around the middle of its frame.
///
/// - Reports: the square of the shorter proposed side (facts/layout.md §1).
nonisolated public struct Circle: InsettableShape, BitwiseCopyable {
  public var animatableData: CGFloat
  private var insetAmount: CGFloat { animatableData }

  /// The largest circle in the frame, in its middle.
  public init() { animatableData = 0 }

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(in: rect)) }
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.animatableData += amount
    return copy
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(.ellipse(square(in: context.rect)))
  }

  private func square(in rect: CGRect) -> CGRect {
    let side = max(min(rect.width, rect.height) - 2 * insetAmount, 0)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the frame, in its middle.
  public static var circle: Circle { Circle() }
}
