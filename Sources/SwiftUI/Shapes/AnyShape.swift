import Foundation
import HangaGeometry
import HangaLayout

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of `shape`.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public func _outline(in context: ShapeContext) -> ShapeOutline { base._outline(in: context) }
}
