import Foundation
import HangaDrawing
import HangaGeometry
import HangaLayout
import HangaRuntime

/// An outline that adapts to the rectangle it is drawn in. As a view it is filled with the
/// foreground.
///
/// - Reports: the whole proposal, unless `sizeThatFits` says otherwise.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, whose origin is zero when a view draws the shape.
  func path(in rect: CGRect) -> Path

  /// What the shape is for; it decides how some styles treat it.
  static var role: ShapeRole { get }

  /// Whether the outline is mirrored where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline to draw, in the simplest form that says the same. The runtime calls it.
  func _outline(in context: ShapeContext) -> ShapeOutline
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func _outline(in context: ShapeContext) -> ShapeOutline {
    ShapeOutline(.path(path(in: context.rect)))
  }

  nonisolated public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  nonisolated public static func _makeNode(_ view: Self, in inputs: NodeInputs) -> TypedNode<Self> {
    ForwardingNode(view, in: inputs) { _ShapeView(shape: $0, style: ForegroundStyle()) }
  }
}

/// What a shape is drawn for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// How something drawn reacts to the reading direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  /// Mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
