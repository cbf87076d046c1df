import Foundation
import HangaGeometry

/// Places children top to bottom.
///
/// - Proposes: to each child an equal share of the length left by those served before it.
/// - Reports: the sum of the children's lengths and distances by the union of their ranges across.
@frozen public struct VStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` asks each pair for its preferred distance.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public struct Cache {
    var stack: StackSolver.Cache
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var solver: StackSolver {
    StackSolver(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: solver.makeCache(subviews)) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    solver.spacing(subviews)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    solver.solve(proposal, subviews, &cache.stack).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    solver.place(in: bounds, proposal, subviews, &cache.stack)
  }
}
