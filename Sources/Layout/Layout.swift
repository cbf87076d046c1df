import Foundation
import HangaGeometry

/// A rule that sizes a container and places its children.
///
/// Positions are given as if text ran from left to right; they are mirrored afterwards.
public protocol Layout: Animatable {
  /// What a layout remembers between calls; made anew when the children change.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What Spacers, Dividers and containers outside need to know of this layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the memory for a set of children, before any of them is asked for a size.
  func makeCache(subviews: Subviews) -> Cache
  /// Called in place of `makeCache` when children have changed; makes it anew unless overridden.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The wishes for the distance to the container's neighbours; by default all children's together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each child; one that is not placed goes to the centre of `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a vertical line lies in `bounds`, in the space of `bounds`' origin; `nil` if nobody
  /// states it. By default the children's, combined.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a horizontal line lies, likewise.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What a layout tells about itself.
public struct LayoutProperties: Sendable {
  /// The direction in which Spacers stretch and across which Dividers run; `nil` for neither.
  public var stackOrientation: Axis?
  /// Properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combinedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The combination of the children's own lines, each shifted by where the child would lie.
  private func combinedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.contains(where: { $0.element.mayHaveExplicitAlignment(key) }) else { return nil }
    // A layout that is part of another one must not touch what that one has placed.
    let subviews = subviews.detached
    let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    var values: [CGFloat] = []
    for subview in subviews {
      let placement = placements[subview.index]
      let dimensions = ViewDimensions(
        element: subview.element, size: placement.size, proposal: placement.proposal)
      guard let value = dimensions[explicit: key] else { continue }
      values.append(value + placement.origin[key.axis] - bounds.origin[key.axis])
    }
    return key.combine(values)
  }

  /// Where each child would go; nothing is told to the children.
  package func placements(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [Placement] {
    let sink = subviews.sink
    for index in sink.placements.indices { sink.placements[index] = nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return zip(subviews.elements, sink.placements).map { element, placement in
      if let placement { return placement }
      let size = element.sizeThatFits(proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      return Placement(origin: origin, size: size, proposal: proposal)
    }
  }
}

extension Layout where Cache == Void {
  /// A layout that remembers nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A layout that states no lines of its own: its lines are those of its children combined.
package protocol CombiningLayout {}

extension HStackLayout: CombiningLayout {}
extension VStackLayout: CombiningLayout {}
extension ZStackLayout: CombiningLayout {}
