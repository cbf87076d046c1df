import Foundation
import HangaGeometry

/// Places children leading to trailing.
///
/// - Proposes: to each child an equal share of the length left by those served before it.
/// - Reports: the sum of the children's lengths and distances by the union of their ranges across.
@frozen public struct HStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The line on which children meet across the stack.
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` asks each pair for its preferred distance.
  public var spacing: CGFloat?

  /// A row; `spacing` in points, `nil` asks each pair of neighbours for its own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// What the stack knows of its children, kept until they change.
  public struct Cache {
    let solver: StackSolver
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  package func makeSolver() -> StackSolver {
    StackSolver(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let solver = makeSolver()
    solver.prepare(subviews.map(\.element))
    return Cache(solver: solver)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.solver.combinedSpacing()
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    cache.solver.solve(proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.solver.place(in: bounds, proposal) { index, origin, _, proposal in
      subviews[subviews.startIndex + index].place(at: origin, proposal: proposal)
    }
  }
}
