import Foundation
import HangaGeometry

/// Lays children over each other, the first one lowest.
///
/// - Proposes: its own proposal to size, its own size to place.
/// - Reports: per axis the length that the children of the highest layout priority cover once they
///   are lined up: that of the largest one (facts/layout.md §4), unless guides of their own move
///   them apart.
@frozen public struct ZStackLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void
  /// The lines on which all children meet.
  public var alignment: Alignment

  /// Children over each other, centred unless `alignment` says otherwise.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func makeCache(subviews: Subviews) {}

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let point = extent(proposal, subviews).point
    for subview in subviews {
      let own = subview.dimensions(in: proposal).point(of: alignment)
      let origin = CGPoint(
        x: bounds.minX + point.x - own.x, y: bounds.minY + point.y - own.y)
      subview.place(at: origin, proposal: proposal)
    }
  }

  /// The union of the highest-priority children lined up on the alignment, and that line's place.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    size: CGSize, point: CGPoint
  ) {
    guard let highest = subviews.map(\.priority).max() else { return (.zero, .zero) }
    // 1. How far the children reach before the line and behind it. No end lies before the others'
    //    starts, however far guides move a child away.
    var point = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var rest = point
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let own = dimensions.point(of: alignment)
      point = CGPoint(x: max(point.x, own.x), y: max(point.y, own.y))
      rest = CGPoint(
        x: max(rest.x, dimensions.width - own.x), y: max(rest.y, dimensions.height - own.y))
    }
    // 2. Both together.
    return (CGSize(width: point.x + rest.x, height: point.y + rest.y), point)
  }
}

extension ZStackLayout: ExplainedLayout {
  package func explain(
    _ index: Int, in size: CGSize, proposal: ProposedViewSize, subviews: LayoutSubviews,
    report: inout PlacementReport
  ) {
    report.add("layers", "offered \(LayoutNumber.text(size)), the size of the whole")
    report.add("alignment", "\(LayoutNumber.name(alignment)), on the lines of the largest layer")
    let highest = subviews.map(\.priority).max() ?? 0
    if subviews[index].priority < highest {
      report.add("priority", "lower than another layer's: it has no say in the size")
    }
  }
}
